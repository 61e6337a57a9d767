// Reads the lines of an iCalendar file (RFC 5545, 3.1): bytes to text, folded lines to properties. Bounded whatever the file is: one pass,
// no recursion, no backtracking.

/** A longer value is cut: no name or place has as much. */
const MAX_VALUE_LENGTH = 8_000;
const MAX_LINES = 60_000;

/** A line: `DTSTART;TZID=Europe/Berlin:20270312T190000`. Names are upper case. */
export interface PropertyLine {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
  /** The IANA zone of its TZID, once it was looked up. */
  readonly zone?: string | undefined;
}

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark. Other bytes are read as Windows-1252, which old programs write and
 * which reads anything.
 */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The properties of a file in their order; what is no property is left out. Lines end with CRLF, LF or CR. */
export function* linesOf(text: string): Generator<PropertyLine> {
  let line = '';
  let count = 0;
  for (const physical of text.split(/\r\n|[\r\n]/, MAX_LINES)) {
    if (physical.startsWith(' ') || physical.startsWith('\t')) {
      if (line.length < MAX_VALUE_LENGTH) line += physical.slice(1);
      continue;
    }
    const property = propertyOf(line);
    if (property) yield property;
    line = physical;
    if (++count >= MAX_LINES) return;
  }
  const last = propertyOf(line);
  if (last) yield last;
}

/** Reads a name, parameters and a value; values of parameters may be in quotes, within which colons and semicolons mean nothing. */
function propertyOf(line: string): PropertyLine | undefined {
  const colon = endOfHead(line);
  if (colon <= 0) return undefined;
  const [name = '', ...params] = partsOf(line.slice(0, colon));
  const known = params.flatMap((param) => {
    const equals = param.indexOf('=');
    const value = param.slice(equals + 1).replaceAll('"', '');
    return equals > 0 ? [[param.slice(0, equals).toUpperCase(), value] as const] : [];
  });
  const value = line.slice(colon + 1, colon + 1 + MAX_VALUE_LENGTH);
  return { name: name.trim().toUpperCase(), params: new Map(known), value };
}

/** Where the first colon outside of quotes is; -1 for none. */
function endOfHead(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

function partsOf(head: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let begin = 0;
  for (let at = 0; at < head.length; at++) {
    if (head[at] === '"') isQuoted = !isQuoted;
    else if (head[at] === ';' && !isQuoted) {
      parts.push(head.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, head.slice(begin)];
}

/** A TEXT value without its escapes. */
export const unescaped = (value: string): string =>
  value.replace(/\\([nN\\;,])/g, (_all, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
