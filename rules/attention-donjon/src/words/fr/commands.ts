import { byCommand } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { isSpending } from '../../adventure/attack.ts';
import { Names } from '../names.ts';

/** What may be chosen, a row a kind. */
const say = byCommand<Command, [Names, State], string>({
  begin: () => 'Commencer la partie',
  keep: () => 'Garder le Joker pour bénir ou maudire',
  free: () => 'Prendre une Initiative libre',
  take: (command, n) => `Retenir ${n.cardNamed(command.card)}`,
  seize: () => 'Prendre l’initiative maintenant',
  pass: () => 'Laisser passer',
  act: () => 'Agir',
  wait: () => 'Attendre',
  end: () => 'Finir le tour',
  zoneMove: (command) => `Déplacement vers ${command.to}`,
  shift: (command) => `Pas de placement vers ${command.to}`,
  stand: () => 'Se relever',
  attack: (command, n) =>
    `${command.mode === 'precise' ? 'Attaque précise contre' : 'Attaquer'} ${n.who(command.target)} (${n.attack(command.with)}${command.drop === undefined ? '' : `, ${command.drop} dé${command.drop > 1 ? 's' : ''} d’Arcanes en moins`})`,
  reveal: (command, n) => `Révéler le donjon par ${n.door(command.door)}`,
  recover: () => 'Récupération',
  care: (command, n) => `Soins ${n.to(command.target)}`,
  wake: () => 'Tenter de reprendre conscience',
  rage: () => 'Entrer en Rage',
  calm: () => 'Tenter de se calmer',
  roar: (command, n) => `Rugir contre ${n.who(command.target)}`,
  struggle: () => 'Tenter de se dégager',
  scent: (command, n) => `Flairer ${n.who(command.group)} : une seconde carte`,
  aura: (command, n) =>
    `Aura des Arcanes${command.spare === undefined ? '' : `, en épargnant ${n.list(command.spare.split(' ').map((id) => n.who(id)))}`}`,
  benediction: (command, n) => `Bénir ${n.who(command.target)} du toucher`,
  equip: (command, n) => `S’équiper : ${n.item(command.item)}`,
  stow: (command, n) => `Ranger : ${n.item(command.item)}`,
  reequip: () => 'Se rééquiper',
  ready: () => 'Garder cet équipement',
  exchange: (command, n) => {
    const give = command.give === 'nothing' ? null : n.item(command.give);
    const take = command.take === 'nothing' ? null : n.item(command.take);
    if (give === null) return `Prendre ${n.to(command.target)} : ${take}`;
    if (take === null) return `Donner ${n.to(command.target)} : ${give}`;
    return `Troquer avec ${n.who(command.target)} : ${give} contre ${take}`;
  },
  use: (command, n) => `Utiliser : ${n.item(command.item)}`,
  search: () => 'Chercher un trésor',
  release: (command, n) => `Libérer ${n.who(command.group)}`,
  douse: (command) => `Éteindre le brasero de ${command.at}`,
  activate: (command, n) => `Faire jouer ${n.who(command.figure)}`,
  delegate: () => 'Laisser l’arbitre jouer cet ennemi',
  appoint: (command, n) => `Confier le groupe à ${n.seat(command.seat)}`,
  roll: () => 'Lancer l’Esquive',
  sacrifice: () => 'Sacrifier l’Action standard à l’Esquive',
  striker: (command, n) => `Subir l’attaque ${n.of(command.figure)}`,
  strike: () => 'Frapper',
  decline: () => 'Ne pas frapper',
  go: () => 'Poursuivre le Déplacement',
  stay: () => 'Rester sur place',
  push: (command) => `Repousser en ${command.to}`,
  chain: (command) => `Repousser en chaîne : ${command.cells.split(' ').join(', puis ')}`,
  damage: (_command, _n, state) => (isSpending(state) ? 'Ne pas repousser' : 'Lancer les Dommages'),
  powerful: () => 'Attaque puissante',
  shove: () => 'Repousser',
  bless: () => 'Bénir le jet',
  curse: () => 'Maudire le jet',
  guard: () => 'Invoquer l’Arcane gardienne',
  reroll: () => 'Relancer le dé le plus bas',
  gamble: (command) => `Coup de poker : ${command.dice} dé${command.dice > 1 ? 's' : ''}`,
  regamble: () => 'Relancer tout le Coup de poker',
  accept: () => 'S’en tenir au résultat',
  cheat: (command) =>
    ({
      heroism: 'Dépenser 1 Héroïsme pour rester à 1 de Santé',
      'grave-wound': 'Prendre une Blessure grave',
      maximum: 'Perdre un point d’Héroïsme pour toujours et prendre une Blessure grave',
    })[command.by],
  die: () => 'Accepter la mort',
  heal: (command, n) => (command.what === 'health' ? 'Rendre 1 Santé' : `Mettre fin à : ${n.state(command.what)}`),
  room: (command, n) => `Choisir ${n.room(command.room)}`,
  spot: (command) => `Poser la salle, coin en ${command.at}`,
  place: (command) => `Poser la figurine en ${command.at}`,
  resolve: (command, n) => `Résoudre : ${pendingFr(command.effect, n)}`,
});

export const command = (command: Command, state: State): string => say(command, new Names('fr', state), state);

function pendingFr(effect: string, n: Names): string {
  const [kind = '', on = ''] = effect.split(':');
  return kind === 'brazier' ? `le brasero de ${on}` : `${kind === 'poison' ? 'le poison' : 'l’hémorragie'} ${n.of(on)}`;
}
