import { media } from '../ui/media.ts';

/** The margin is a sheet below the board. */
export const phone = media('(max-width: 599px)');
