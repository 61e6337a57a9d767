// Lists of cards by name: plain text, MTG Arena, and the .dek file of Magic Online.
import { LINE_END } from '../csv.js';
import type { ExportRow } from '../export-row.js';
import type { CollectionWriter } from './writer.js';

const TEXT = { extension: 'txt', mediaType: 'text/plain; charset=utf-8' } as const;
const FINISH_MARKS = { NONFOIL: '', FOIL: ' *F*', ETCHED: ' *E*' } as const;

/** `4 Lightning Bolt (M11) 149 *F*`: what most programs read. */
export const TEXT_LIST: CollectionWriter = {
  ...TEXT,
  distinctions: ['finish'],
  cardFacts: [],
  begin: '',
  end: '',
  write: ({ quantity, name, setCode, number, finish }) =>
    `${quantity} ${name} (${setCode.toUpperCase()}) ${number}${FINISH_MARKS[finish]}${LINE_END}`,
};

/** Sets that Arena has under another code. */
const ARENA_SETS: Readonly<Record<string, string>> = { dom: 'DAR' };

/** Arena writes both halves of a split card, and of other cards with two names the first. */
const arenaName = ({ name, layout }: ExportRow): string =>
  layout === 'split' ? name.replaceAll(' // ', ' /// ') : (name.split(' // ')[0] ?? name);

/** Without finishes: Arena has none. */
export const ARENA: CollectionWriter = {
  ...TEXT,
  distinctions: [],
  cardFacts: ['layout'],
  begin: `Deck${LINE_END}`,
  end: '',
  write: (row) => {
    const { quantity, setCode, number } = row;
    const set = ARENA_SETS[setCode.toLowerCase()] ?? setCode.toUpperCase();
    return `${quantity} ${arenaName(row)} (${set}) ${number}${LINE_END}`;
  },
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? each);

/** The number of a printing in Magic Online; a foil has its own. Etched cards are not there. */
const catalogId = ({ finish, mtgoId, mtgoFoilId }: ExportRow): number | null =>
  ({ NONFOIL: mtgoId, FOIL: mtgoFoilId, ETCHED: null })[finish];

/** Magic Online crashes over a card without its number: such cards are left out. It writes split cards as `Fire/Ice`. */
export const MTGO_DEK: CollectionWriter = {
  extension: 'dek',
  mediaType: 'application/xml; charset=utf-8',
  distinctions: ['finish'],
  cardFacts: ['layout', 'mtgoId', 'mtgoFoilId'],
  begin: [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    '',
  ].join(LINE_END),
  end: `</Deck>${LINE_END}`,
  write: (row) => {
    const id = catalogId(row);
    if (id === null) return '';
    const name = row.layout === 'split' ? row.name.replaceAll(' // ', '/') : row.name.split(' // ')[0];
    return `  <Cards CatID="${id}" Quantity="${row.quantity}" Sideboard="false" Name="${escaped(name ?? '')}" Annotation="0" />${LINE_END}`;
  },
};
