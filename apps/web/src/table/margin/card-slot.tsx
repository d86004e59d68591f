import type { RuleId } from '@arbitre/kernel';
import type { Skin } from '../../games/skin.ts';
import type { TableModel } from '../model/table-model.ts';
import { phone } from '../form.ts';
import { CardView } from './card-view.tsx';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly onRule: (rule: RuleId) => void;
}

/** The card of what is pointed at; else of the piece in hand, once there is nothing new to tell above the choices. */
export function CardSlot({ model, skin, onRule }: Props) {
  const pointed = model.pointed.value;
  const hand = model.hand.value;
  const shown = pointed ?? (hand === null ? null : { piece: hand });
  const card = shown === null ? null : model.card(shown);
  if (shown === null || card === null) return null;
  if (pointed === null && (phone.value || model.news.value.length > 0)) return null; // the room is for the choices
  const inHand = pointed === null || ('piece' in pointed && pointed.piece === hand);
  return <CardView model={model} skin={skin} card={card} pointed={shown} brief={inHand} onRule={onRule} />;
}
