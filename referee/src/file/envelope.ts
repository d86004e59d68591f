import { either, flag, integer, object, optional, record, text } from '@arbitre/kernel';

const bilingual = either(text({ max: 4000 }), object({ fr: text({ max: 4000 }), en: text({ max: 4000 }) }));

/** The keys of a scenario file that belong to the referee; every other one is the game's. */
export const ENVELOPE = object({
  game: text({ min: 1, max: 40 }),
  title: optional(bilingual),
  about: optional(bilingual),
  rulings: optional(record(either(either(flag(), integer()), text({ max: 100 })))),
});
