/** The texts of choosing a file. */
import { createFormatters } from '../../formatters';

const { formatNumber } = createFormatters('en');
const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1_000_000))} MB`;

export const file = {
  area: 'File to import',
  drop: 'Drop a file here',
  choose: 'Choose a file',
  limits: (rows: number, bytes: number) =>
    `CSV, TSV, text, or .dek: up to ${formatNumber(rows)} rows or ${megabytes(bytes)}. Files with customers’ names and addresses aren’t accepted.`,
  paste: 'Paste text instead',
  pasteLabel: 'Pasted text',
  pasteHelp: 'A deck list, or rows copied from a spreadsheet with their header.',
  pastedName: 'Pasted text.txt',
  read: 'Read this text',
  nothing: 'Paste at least one line.',
  textTooLong: (bytes: number) =>
    `This text is longer than ${megabytes(bytes)}. Split it into several imports.`,
  oneAtATime: 'Import one file at a time.',
  empty: (name: string) => `${name} is empty.`,
  workbook:
    'Spreadsheet workbooks can’t be read directly. Open it, choose “Save as CSV,” and import that file.',
  archive: 'Archives can’t be read. Unpack the file first, then import the CSV inside.',
  database:
    'A .dlens file only makes sense inside Delver Lens. In the app, export your list as CSV and import that.',
  tooLarge: (name: string, bytes: number) =>
    `${name} is larger than ${megabytes(bytes)}. Split it into several files.`,
};
