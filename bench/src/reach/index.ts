export { benchReach } from './bench.ts';
