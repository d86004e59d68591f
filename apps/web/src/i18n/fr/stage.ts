/** What the stage says: fights, dice, endings. */
export const stage = {};
