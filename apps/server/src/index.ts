export { WrongFolder } from './folders.ts';
export {
  OPTIONS,
  type OptionLine,
  type OptionName,
  type ReadOptions,
  readOptions,
  type ServerOptions,
} from './options.ts';
export { type Retention, type Tidied, tidyDatabase } from './operator/retention.ts';
export {
  closeTable,
  deleteTable,
  exportTable,
  forgetPerson,
  inspectTable,
  keepOut,
  letIn,
  listBarred,
  listTables,
  type TableDetail,
  type TableFilter,
  type TableLine,
} from './operator/tables.ts';
export { type RunningServer, startServer, VERSION } from './start.ts';
export { DatabaseMissing, DatabaseProblem } from './store/open.ts';
export { backup, type Counted, restore, type Restored, type RestoreProblem, restoreTable } from './store/backup.ts';
