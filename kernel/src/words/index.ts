export { capital, change, listed, plural, signed } from './text.ts';
