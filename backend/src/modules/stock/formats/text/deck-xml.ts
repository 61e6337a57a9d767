// Decks as XML: Magic Online's .dek, Cockatrice's .cod, OCTGN's .o8d.
import { isUUID } from 'class-validator';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Turns } from '../bytes/turns.js';
import { type Refusal, refusal } from '../problems.js';
import type { FormatName, ImportRow } from '../read-file.js';
import { MAX_ROWS } from '../table/csv-rows.js';
import { collectorNumber, slashedName } from '../values/names.js';
import { quantityOf } from '../values/quantity.js';
import { MAX_NAME } from '../vocabulary/finishes.js';

/** A card's element: its program, its attributes, and the text in it. */
interface Card {
  readonly format: FormatName;
  readonly count: string;
  readonly name: string;
  readonly catalogId?: string;
  /** Cockatrice's attributes of the printing. */
  readonly printing?: Readonly<Record<string, string>>;
}

const PIECE = 64 * 1024;
/** Not cards: what Magic Online pays entries with. */
const EVENT_TICKET = '1';

function cardOf({ name, attributes }: SaxesTagPlain, text: string): Card | undefined {
  if (name === 'Cards') {
    const catalogId = attributes.CatID;
    return {
      format: 'mtgo-dek',
      count: attributes.Quantity ?? '1',
      name: attributes.Name ?? '',
      ...(catalogId === undefined ? {} : { catalogId }),
    };
  }
  if (name !== 'card') return undefined;
  return 'qty' in attributes
    ? { format: 'octgn', count: attributes.qty ?? '1', name: attributes.name ?? text }
    : {
        format: 'cockatrice',
        count: attributes.number ?? '1',
        name: attributes.name ?? text,
        printing: attributes,
      };
}

/** Newer files of Cockatrice name the printing; its `uuid` is the card database's. */
function printingOf({ setShortName, collectorNumber: number, uuid }: Readonly<Record<string, string>>) {
  return {
    ids: uuid && isUUID(uuid) ? { scryfall: uuid.toLowerCase() } : {},
    ...(setShortName ? { setCode: setShortName.toLowerCase() } : {}),
    ...(number ? { number: collectorNumber(number) } : {}),
  };
}

function rowOf({ count, name, catalogId, printing = {} }: Card, line: number, raw: string): ImportRow {
  const quantity = quantityOf(count);
  const hasId = catalogId !== undefined && /^[1-9]\d{0,8}$/.test(catalogId);
  const isTooLong = name.length > MAX_NAME;
  const problem = isTooLong
    ? { code: 'too-long' as const }
    : typeof quantity === 'string'
      ? { code: quantity, value: count }
      : name.trim() === '' && !hasId
        ? { code: 'no-name' as const }
        : undefined;
  return {
    line,
    raw: [raw],
    quantity: typeof quantity === 'number' ? quantity : 0,
    section: 'stock',
    ...printingOf(printing),
    ...(hasId ? { ids: { mtgo: Number(catalogId) } } : {}),
    ...(isTooLong || name.trim() === '' ? {} : { name: slashedName(name) }),
    ...(problem ? { problem } : {}),
    ...(catalogId === EVENT_TICKET ? { skipped: 'not-a-card' as const } : {}),
  };
}

/** How the row is shown and given back: the element's attributes. */
const rawOf = ({ name, attributes }: SaxesTagPlain, text: string): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`), text.trim()]
    .join(' ')
    .trim();

interface DeckXml {
  readonly format: FormatName;
  readonly rows: readonly ImportRow[];
}

/** The cards of a deck file. Entities of its own are not replaced. */
export async function readDeckXml(text: string, turns: Turns): Promise<DeckXml | Refusal> {
  const parser = new SaxesParser();
  const rows: ImportRow[] = [];
  let format: FormatName = 'mtgo-dek';
  let inner = '';
  let line = 1;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    inner = '';
    line = parser.line;
  });
  parser.on('text', (piece) => {
    inner += piece;
  });
  parser.on('closetag', (tag) => {
    const text = inner.trim();
    const card = cardOf(tag, text);
    inner = '';
    if (!card) return;
    format = card.format;
    rows.push(rowOf(card, line, rawOf(tag, text)));
  });
  try {
    for (let at = 0; at < text.length; at += PIECE) {
      parser.write(text.slice(at, at + PIECE));
      if (rows.length > MAX_ROWS) return refusal('too-many-rows');
      if (turns.isOver) await turns.next();
    }
    parser.close();
  } catch {
    return refusal('broken-xml', parser.line);
  }
  return { format, rows };
}
