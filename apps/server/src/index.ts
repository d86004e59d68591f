export { WrongFolder } from './folders.ts';
export {
  OPTIONS,
  type OptionLine,
  type OptionName,
  type ReadOptions,
  readOptions,
  type ServerOptions,
} from './options.ts';
export { type RunningServer, startServer, VERSION } from './start.ts';
export { DatabaseMissing, DatabaseProblem } from './store/open.ts';
export { backup, type Counted, restore, type Restored, type RestoreProblem } from './store/backup.ts';
