import type { Lang } from '@arbitre/kernel';

/** What is said of carrying one's seats to another device. */
interface KeyringWords {
  readonly title: string;
  readonly text: string;
  readonly make: string;
  readonly yourCode: string;
  readonly writeDown: string;
  readonly again: string;
  readonly passkey: string;
  readonly passkeyMade: string;
  readonly passkeyFailed: string;
  readonly recover: string;
  readonly recoverText: string;
  readonly code: string;
  readonly alone: string;
  readonly sit: string;
  readonly byPasskey: string;
  readonly wrong: string;
  readonly none: string;
  readonly found: (seats: number) => string;
  readonly restored: string;
}

export const keyringWords: Readonly<Record<Lang, KeyringWords>> = {
  fr: {
    title: 'Mes sièges sur un autre appareil',
    text: 'Téléphone perdu, autre ordinateur\u202f: un code à noter sur papier, ou une clé d’accès, vous rend vos sièges. Ni compte, ni courriel.',
    make: 'Obtenir un code',
    yourCode: 'Votre code de secours',
    writeDown: 'Notez-le maintenant\u202f: il ne sera plus montré. Qui l’a tient vos sièges.',
    again: 'Un nouveau code (l’ancien ne vaudra plus)',
    passkey: 'Ajouter une clé d’accès',
    passkeyMade: 'La clé d’accès est prête\u202f: elle vous rendra vos sièges d’un geste.',
    passkeyFailed: 'La clé d’accès n’a pas été faite.',
    recover: 'Retrouver mes sièges',
    recoverText: 'Tapez le code que vous aviez noté, ou montrez votre clé d’accès.',
    code: 'Code de secours',
    alone: 'J’ai perdu l’autre appareil\u202f: qu’il n’ouvre plus rien',
    sit: 'Me rasseoir',
    byPasskey: 'Avec ma clé d’accès',
    wrong: 'Ce code, ou cette clé, n’ouvre rien ici.',
    none: 'Aucun siège n’est plus à vous.',
    found: (seats) =>
      seats === 1 ? 'Votre siège vous est rendu\u202f:' : `Vos ${seats} sièges vous sont rendus\u202f:`,
    restored:
      'Le serveur a été rétabli depuis une sauvegarde\u202f: les derniers coups que vous aviez vus n’y sont plus.',
  },
  en: {
    title: 'My seats on another device',
    text: 'A lost phone, another computer: a code written down on paper, or a passkey, gives you your seats back. No account, no mail.',
    make: 'Get a code',
    yourCode: 'Your recovery code',
    writeDown: 'Write it down now: it will not be shown again. Whoever has it holds your seats.',
    again: 'A new code (the old one stops working)',
    passkey: 'Add a passkey',
    passkeyMade: 'The passkey is ready: it gives you your seats back in one gesture.',
    passkeyFailed: 'The passkey was not made.',
    recover: 'Find my seats again',
    recoverText: 'Type the code you wrote down, or show your passkey.',
    code: 'Recovery code',
    alone: 'I have lost the other device: let it open nothing any more',
    sit: 'Sit down again',
    byPasskey: 'With my passkey',
    wrong: 'This code, or this passkey, opens nothing here.',
    none: 'No seat is yours any more.',
    found: (seats) => (seats === 1 ? 'Your seat is yours again:' : `Your ${seats} seats are yours again:`),
    restored: 'The server was restored from a backup: the last moves that you had seen are gone.',
  },
};
