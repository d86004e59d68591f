export {
  type Answer,
  API,
  type ApiError,
  apiError,
  type Body,
  type Endpoint,
  LONGEST_GAME_FILE,
  LONGEST_SCENARIO,
  newTableRequest,
  type NewTableRequest,
  type TableSummary,
  tableSummary,
} from './api.ts';
export { type Called, HttpClient } from './http-client.ts';
export {
  cleanCode,
  keyringToken,
  nonce,
  readLink,
  recoveryCode,
  requestId,
  seatName,
  type TableLink,
  tableId,
  token,
  writeCode,
  writeLink,
} from './ids.ts';
export {
  type ClientMessage,
  clientMessage,
  type ClientRequest,
  CLOSE,
  FINAL_CLOSES,
  LONGEST_MESSAGE,
  PROTOCOL,
  type Role,
  serverMessage,
  type ServerMessage,
  type TableInfo,
  type Welcome,
} from './messages.ts';
export { type Platform, platform, type Socket } from './platform.ts';
export {
  type BotPlayer,
  botPlayer,
  type Holder,
  record,
  type RecordKind,
  type SeenEntry,
  type TableRecord,
} from './record.ts';
export { type RefusalCode, REFUSALS, tableWords } from './refusals.ts';
export { type Reply, type Status, TableClient, type TableClientOptions, type TableListener } from './table-client.ts';
export {
  evolveTable,
  mustAgree,
  newTable,
  PLAIN_BOT,
  type Proposal,
  type SeatState,
  type TableChange,
  type TableState,
  undoFloor,
} from './table-state.ts';
export { cleanTitle } from './written.ts';
