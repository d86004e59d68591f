import { BotThreads } from '../bot/bot-thread.ts';
import type { Thinking } from '../bot/bot.ts';
import { OpeningThread } from '../table/opening-thread.ts';
import type { Asked, Said } from './messages.ts';

/** The process of the back room: hands what it is asked to its threads, so that it always hears. Started by `BackRoom`, with the games that files may be of. */
const bots = new BotThreads();
const openings = new OpeningThread(process.argv.slice(2));
const thinking = new Map<number, Thinking>();
const say = (said: Said): void => void process.send?.(said);

process.on('message', (asked: Asked) => {
  const { id } = asked;
  switch (asked.what) {
    case 'choose': {
      const thought = bots.choose(asked.job, (progress) => say({ id, progress }));
      thinking.set(id, thought);
      void thought.command.then((command) => {
        thinking.delete(id);
        say({ id, command });
      });
      return;
    }
    case 'read':
      void openings.read(asked.request).then((read) => say({ id, read }));
      return;
    case 'cancel':
      thinking.get(id)?.cancel();
  }
});

process.on('disconnect', () => process.exit(0)); // the server is gone
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // meant for the server, which ends us when it has ended
