/** What can be uploaded, as the server has it: checked here first, so that nobody waits for a refusal. */
import { texts } from '../../../texts';

/** The largest file, in bytes; and the most rows, which the server counts. */
export const MAX_BYTES = 20_000_000;
export const MAX_ROWS = 50_000;

const BOOK = /\.(xlsx?|xlsm|ods|numbers)$/i;
const ARCHIVE = /\.(zip|gz|7z|rar)$/i;
const DATABASE = /\.dlens$/i;

/** Why a file cannot be read, before it is sent; null where only the server can tell. */
export function fileRefusal({ name, size }: { name: string; size: number }): string | null {
  const t = texts.stockImport.file;
  if (size === 0) return t.empty(name);
  if (BOOK.test(name)) return t.workbook;
  if (ARCHIVE.test(name)) return t.archive;
  if (DATABASE.test(name)) return t.database;
  if (size > MAX_BYTES) return t.tooLarge(name, MAX_BYTES);
  return null;
}

/** Why pasted text cannot be read, before it is sent. */
export function textRefusal(text: string): string | null {
  const t = texts.stockImport.file;
  if (text.trim() === '') return t.nothing;
  if (new Blob([text]).size > MAX_BYTES) return t.textTooLong(MAX_BYTES);
  return null;
}
