export { capital, change, inBoth, listed, plural, signed } from './text.ts';
