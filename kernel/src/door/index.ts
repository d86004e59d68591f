export { type Expectation, type Place, type Problem, problem, type Read } from './problem.ts';
export {
  either,
  flag,
  integer,
  type JsonSchema,
  list,
  object,
  oneOf,
  optional,
  read,
  record,
  type Shape,
  type Shaped,
  show,
  tagged,
  text,
} from './shape.ts';
