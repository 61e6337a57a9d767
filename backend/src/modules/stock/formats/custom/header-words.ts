// What a column is by its name, for files that no format fits.
import type { Field } from '../fields.js';
import { folded } from '../vocabulary/words.js';

const NAMES: Readonly<Record<Field, readonly string[]>> = {
  quantity: [
    'quantity',
    'qty',
    'count',
    'amount',
    'number of copies',
    'copies',
    'stock',
    'on hand',
    'in stock',
    'have',
    'reg qty',
    'menge',
    'anzahl',
    'cantidad',
  ],
  foilQuantity: ['foil quantity', 'foil qty', 'foil count', 'foils', 'quantity foil', 'qty foil'],
  etchedQuantity: ['etched quantity', 'etched qty', 'etched count'],
  name: [
    'name',
    'card name',
    'card',
    'title',
    'product name',
    'item name',
    'english name',
    'card title',
    'kartenname',
    'nombre',
  ],
  setCode: ['set code', 'edition code', 'expansion code', 'set id', 'setcode', 'set abbreviation', 'exp'],
  setName: ['set name', 'edition name', 'edition', 'set', 'expansion', 'expansion name'],
  number: [
    'collector number',
    'card number',
    'number',
    'collector no',
    'collectors number',
    'set number',
    'cn',
    'no',
  ],
  condition: ['condition', 'cond', 'grade', 'quality', 'zustand', 'estado'],
  finish: ['finish', 'foil', 'printing', 'is foil', 'variant', 'extras', 'premium'],
  language: ['language', 'lang', 'sprache', 'idioma'],
  type: ['listing type', 'type of listing'],
  price: ['price', 'asking price', 'my price', 'sell price', 'list price', 'preis', 'precio'],
  paid: [
    'price paid',
    'purchase price',
    'paid',
    'cost',
    'acquired price',
    'price bought',
    'buy price',
    'acquired',
  ],
  currency: ['currency', 'purchase price currency', 'price currency'],
  externalId: ['external id', 'sku', 'item id', 'barcode'],
  shelf: ['shelf', 'bin', 'location', 'box', 'binder', 'binder name', 'folder', 'folder name'],
  note: ['note', 'public note', 'comment', 'comments'],
  privateNote: ['private note', 'notes', 'internal note', 'private comment'],
  isSigned: ['signed', 'is signed', 'autographed'],
  isAltered: ['altered', 'is altered', 'altered art', 'alter', 'alteration'],
  countedAt: ['counted at', 'last counted'],
  scryfall: ['scryfall id', 'scryfall uuid', 'scryfall'],
  tcgplayerProduct: ['tcgplayer product id', 'tcgplayer id', 'tcg player id', 'tcg id'],
  cardmarket: ['cardmarket id', 'mkm id', 'idproduct'],
  mtgo: ['mtgo id', 'catid'],
  multiverse: ['multiverse id', 'multiverseid'],
};

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.map((name) => [folded(name), field as Field] as const),
  ),
);

/** The number in front of a name that we have given to a column without one. */
const OWN_NUMBER = /^(\d+): /;

/** Names for columns that have none: their numbers, and what they are read as. */
export const namesOfFields = (fields: readonly (Field | null)[]): string[] =>
  fields.map((field, at) => {
    const [word = ''] = field ? NAMES[field] : [];
    return `${at + 1}${word && `: ${word.charAt(0).toUpperCase()}${word.slice(1)}`}`;
  });

/** The columns of a file as it had them: the names that we have given are numbers again. */
export const withoutOwnNames = (columns: readonly string[]): string[] =>
  columns.map((name, at) => (isOwnName(name, at) ? String(at + 1) : name));

const isOwnName = (name: string, at: number): boolean =>
  OWN_NUMBER.exec(name)?.[1] === String(at + 1) && fieldOfName(name) !== undefined;

/** What a name says, if anything. */
export const fieldOfName = (name: string): Field | undefined =>
  BY_NAME.get(folded(name.replace(OWN_NUMBER, '')));

/** One field for each column; of two with the same, the first has it. */
export function fieldsOfNames(header: readonly string[]): (Field | null)[] {
  const taken = new Set<Field>();
  return header.map((name) => {
    const field = fieldOfName(name);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Whether a line names columns: it has a card's name or id among them, and something else, or a name that we have given. */
export function isHeader(cells: readonly string[]): boolean {
  if (cells.some(isOwnName)) return true;
  const fields = fieldsOfNames(cells);
  const found = fields.filter((field) => field !== null).length;
  const hasCard = fields.some(
    (field) =>
      field === 'name' ||
      field === 'scryfall' ||
      field === 'externalId' ||
      field === 'cardmarket' ||
      field === 'tcgplayerProduct',
  );
  return hasCard && found >= 2;
}
