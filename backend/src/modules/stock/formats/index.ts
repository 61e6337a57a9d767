// The face of formats: files of other programs as rows.

export { namesOfFields, withoutOwnNames } from './custom/header-words.js';
export { FIELDS, type Field, SCALES, type Scale } from './fields.js';
export type { Refusal, RowProblemCode } from './problems.js';
export { REFUSALS } from './problems.js';
export { readFile } from './read.js';
export { FORMATS, type FormatName, type ImportRow, type ReadChoice, type ReadFile } from './read-file.js';
