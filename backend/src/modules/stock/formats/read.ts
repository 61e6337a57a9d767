// Reads a file of cards: its bytes in, its rows out.
import { type DecodedText, decode } from './bytes/decode.js';
import { Turns } from './bytes/turns.js';
import { isPackingSlip } from './names-and-addresses.js';
import { type Refusal, refusal } from './problems.js';
import type { FormatName, ImportRow, ReadChoice, ReadFile } from './read-file.js';
import { type Header, headerOf, readTable } from './rows/read-table.js';
import { summaryOf } from './rows/summary.js';
import { crowdedLine } from './table/crowded-lines.js';
import { MAX_COLUMNS } from './table/csv-rows.js';
import { tableStart, withoutSpacedQuotes } from './table/delimiter.js';
import { deckLine } from './text/deck-line.js';
import { readDeckXml } from './text/deck-xml.js';
import { readList } from './text/list.js';

/** A file without columns: its rows are the lines of a list or the elements of a deck. */
function listFile(
  format: FormatName,
  rows: readonly ImportRow[],
  { encoding }: DecodedText,
): ReadFile | Refusal {
  if (rows.length === 0) return refusal('no-cards');
  return {
    kind: 'read',
    format,
    confidence: 1,
    candidates: [{ format, confidence: 1 }],
    columns: [],
    mapping: { fields: [], hasHeader: false },
    delimiter: 'none',
    encoding,
    rows,
    ...summaryOf(rows),
  };
}

const XML_FORMATS = new Set<ReadChoice['format']>(['mtgo-dek', 'cockatrice', 'octgn']);

/** No file of cards begins with so much of nothing. */
const MAX_BLANK_START = 100_000;

const isXml = (text: string): boolean =>
  /^\s*<(\?xml|deck\b|cockatrice_deck\b|!--)/i.test(text.slice(0, 500));

/** Whether most lines begin with a count of cards, or one has nothing that could separate columns. */
function looksLikeList(text: string, { delimiter }: Header): boolean {
  const lines = text
    .slice(0, 5_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const counted = lines.filter(
    (line) => /^\s*(SB:\s*)?\d+\s*x?\s+\S/i.test(line) && deckLine(line) !== undefined,
  );
  const cells = lines.map((line) => line.trim().split(delimiter).length);
  return counted.length * 2 >= lines.length || cells.some((count) => count === 1);
}

/** Whether the columns are names, or the cells are regular enough for a table without names. */
function isTable(text: string, header: Header | undefined, choice: ReadChoice): header is Header {
  if (!header || choice.format === 'text') return false;
  return (
    header.hasNames ||
    header.cells.length > MAX_COLUMNS ||
    choice.format !== undefined ||
    choice.mapping !== undefined ||
    !looksLikeList(text, header)
  );
}

/**
 * Reads a file, or the text that was pasted, as the format that fits best or that was chosen. Gives other work its turn every few
 * milliseconds.
 */
export async function readFile(bytes: Uint8Array, choice: ReadChoice = {}): Promise<ReadFile | Refusal> {
  const turns = new Turns();
  const decoded = await decode(bytes, turns);
  if ('kind' in decoded) return decoded;
  if (isXml(decoded.text)) {
    const deck = await readDeckXml(decoded.text, turns);
    if ('kind' in deck) return deck;
    const isChosen = choice.format === undefined || choice.format === deck.format;
    return isChosen ? listFile(deck.format, deck.rows, decoded) : refusal('wrong-format');
  }
  if (XML_FORMATS.has(choice.format)) return refusal('wrong-format');
  const crowded = await crowdedLine(decoded.text, turns);
  if (crowded) return crowded;
  const text = withoutSpacedQuotes(decoded.text);
  const table = tableStart(text);
  if (table.start > MAX_BLANK_START) return refusal('no-cards');
  const header = headerOf(text, table);
  if (isTable(text, header, choice)) return readTable({ ...decoded, text }, header, choice, turns);
  if (choice.format !== undefined && choice.format !== 'text') return refusal('wrong-format');
  if (isPackingSlip(text)) return refusal('names-and-addresses');
  const rows = await readList(text, turns);
  return 'kind' in rows ? rows : listFile('text', rows, decoded);
}
