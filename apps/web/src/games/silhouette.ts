/** The path data of a silhouette of game-icons, in a square of 512. The build puts the data in the place of the call. */
export function silhouette(name: string): string {
  throw new Error(`${name}: silhouettes are put in by the build, in files called looks.ts`);
}
