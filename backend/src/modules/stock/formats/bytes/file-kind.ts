// Tells files that are no text by their first bytes.
import type { RefusalCode } from '../problems.js';

const latin = (bytes: Uint8Array, length: number): string =>
  String.fromCharCode(...bytes.subarray(0, length));

const STARTS: readonly (readonly [start: string, code: RefusalCode])[] = [
  ['SQLite format 3\0', 'database'],
  ['\xD0\xCF\x11\xE0', 'spreadsheet'],
  ['\x1F\x8B', 'archive'],
  ['7z\xBC\xAF', 'archive'],
  ['Rar!', 'archive'],
  ['BZh', 'archive'],
  ['\xFD7zXZ', 'archive'],
  ['\x28\xB5\x2F\xFD', 'archive'],
  ['%PDF-', 'pdf'],
  ['\x89PNG', 'image'],
  ['\xFF\xD8\xFF', 'image'],
  ['GIF8', 'image'],
];

/** Excel's and OpenDocument's files are zips of XML: the names inside tell. */
const SHEET_PARTS = /xl\/|\[Content_Types\]\.xml|opendocument|Index\/Document\.iwa/;

/** What a file is that is no text; undefined if it may be one. */
export function binaryKind(bytes: Uint8Array): RefusalCode | undefined {
  const start = latin(bytes, 16);
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) {
    return SHEET_PARTS.test(latin(bytes, 4096)) ? 'spreadsheet' : 'archive';
  }
  return STARTS.find(([mark]) => start.startsWith(mark))?.[1];
}

const PAGE = /^\s*(<!doctype html|<html\b)/i;

/** A page of the web that was saved instead of the file. */
export const isWebPage = (text: string): boolean => PAGE.test(text.slice(0, 500));
