import { unreachable } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { attackName, nameOf, objectName } from '../naming.ts';

const lang = 'en';

const DIRECTION = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** A height or a depth, in squares. */
export function height(units: number): string {
  const tenths = units * 2;
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)} squares`.replace(
    /^(-?1) squares$/,
    '$1 square',
  );
}

/** Where a height is, from the ground of the board. */
export function level(units: number): string {
  if (units === 0) return 'ground level';
  return units < 0 ? `${height(-units)} below ground level` : `a height of ${height(units)}`;
}

const READY = { moves: 'a move', shoots: 'a shot' };

/** What each command is called. */
export const DEED: Readonly<Record<Command['do'], string>> = {
  begin: 'begin',
  place: 'take position',
  stride: 'Stride',
  step: 'Step',
  crawl: 'Crawl',
  balance: 'Balance',
  tumble: 'Tumble Through',
  fly: 'Fly',
  maneuver: 'Maneuver in Flight',
  swim: 'Swim',
  climb: 'Climb',
  burrow: 'Burrow',
  leap: 'Leap',
  'long-jump': 'Long Jump',
  'high-jump': 'High Jump',
  strike: 'Strike',
  heal: 'Heal',
  interact: 'Interact',
  assist: 'Assist',
  breathe: 'Breath',
  hunt: 'Hunt Target',
  topple: 'Push',
  shove: 'Shove',
  trip: 'Trip',
  grapple: 'Grapple',
  escape: 'Escape',
  stand: 'Stand',
  drop: 'Drop Prone',
  'take-cover': 'Take Cover',
  'raise-shield': 'Raise a Shield',
  hide: 'Hide',
  seek: 'Seek',
  ready: 'Ready',
  delay: 'Delay',
  react: 'Attack of Opportunity',
  'grab-edge': 'Grab an Edge',
  'arrest-fall': 'Arrest a Fall',
  block: 'Shield Block',
  resume: 'take the delayed turn',
  decline: 'let it pass',
  settle: 'settle',
  'end-turn': 'end the turn',
};

/** An offered command, as a label. */
export function sayCommand(command: Command, state: State): string {
  const name = (id: string) => nameOf(state, id, lang);
  switch (command.do) {
    case 'begin':
      return 'Roll initiative';
    case 'place':
      return `Place ${name(command.who)} in ${command.to}`;
    case 'stride':
      if (command.path !== undefined) return `Stride to ${command.to} by ${command.path.join(', ')}`;
      return command.way === 'safest' ? `Stride to ${command.to} by the safest way` : `Stride to ${command.to}`;
    case 'step':
    case 'crawl':
    case 'leap':
    case 'balance':
    case 'tumble':
      return `${DEED[command.do]} to ${command.to}`;
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      return `${DEED[command.do]} to ${command.to}, ${command.z < 0 ? level(command.z) : `height ${height(command.z)}`}${command.roll ? ', rolling' : ''}`;
    case 'long-jump':
    case 'high-jump':
      return `${DEED[command.do]}: run to ${command.run}, land in ${command.to}`;
    case 'strike':
      return `Strike ${name(command.target)} (${attackName(state, command.who, command.attack, lang)})`;
    case 'heal':
      if (command.actions === 3) return 'Heal everyone within 6 squares, friend and foe (3 actions)';
      return command.actions === 1
        ? `Heal ${name(command.target)} by touch`
        : `Heal ${name(command.target)} from afar (2 actions)`;
    case 'assist':
      return command.how === 'attack'
        ? `Assist ${name(command.ally)} in striking ${name(command.target)}`
        : `Assist ${name(command.ally)} in warding off ${name(command.target)}`;
    case 'breathe':
      return `Breathe ${DIRECTION[command.direction] ?? ''}, from ${command.at} (2 actions)`;
    case 'hunt':
      return `Hunt ${name(command.target)}`;
    case 'interact':
      return `Open the door in ${command.at}`;
    case 'topple':
      return `Push ${objectName(state, command.object, lang)} ${DIRECTION[command.direction] ?? ''}`;
    case 'ready':
      return `Ready against ${READY[command.when]}: ${attackName(state, command.who, command.attack, lang)} (2 actions)`;
    case 'shove':
      return `Shove ${name(command.target)} ${DIRECTION[command.direction] ?? ''}${command.follow ? ' and follow' : ''}`;
    case 'trip':
    case 'grapple':
      return `${DEED[command.do]} ${name(command.target)}`;
    case 'escape':
      return `Escape by ${command.skill}`;
    case 'react':
      return `React with ${attackName(state, command.who, command.attack, lang)}`;
    case 'settle':
      return command.prone ? `${name(command.who)} falls prone` : `${name(command.who)} makes room`;
    case 'decline':
      return state.frames.at(-1)?.kind === 'resume' ? 'Wait longer' : 'Let it pass';
    case 'delay':
      return `Delay: ${name(command.who)} acts later`;
    case 'resume':
      return `${name(command.who)} takes the delayed turn now`;
    case 'block':
      return 'Block with the shield';
    case 'end-turn':
      return `End ${name(command.who)}’s turn`;
    case 'stand':
    case 'drop':
    case 'take-cover':
    case 'raise-shield':
    case 'hide':
    case 'seek':
    case 'grab-edge':
    case 'arrest-fall':
      return DEED[command.do];
    default:
      return unreachable(command);
  }
}
