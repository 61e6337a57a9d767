// The formats of exported files, by the names that the API has for them.
import type { ChannelRow } from './channel-row.js';
import { CHANNELS, type Channel } from './channels.js';
import { shopify, square, TCGPLAYER } from './writers/channels.js';
import { ARCHIDEKT, MANABOX, MOXFIELD } from './writers/collections.js';
import { ARENA, MTGO_DEK, TEXT_LIST } from './writers/deck-lists.js';
import { CARDMARKET, DECKBOX, DRAGON_SHIELD } from './writers/marketplaces.js';
import { PLAYSET } from './writers/playset.js';
import { PULL_SHEET } from './writers/pull-sheet.js';
import type { CollectionWriter, FileWriter } from './writers/writer.js';

/** The formats of a collection, a price list or a deck. */
export const COLLECTION_WRITERS = {
  playset: PLAYSET,
  moxfield: MOXFIELD,
  manabox: MANABOX,
  archidekt: ARCHIDEKT,
  deckbox: DECKBOX,
  'dragon-shield': DRAGON_SHIELD,
  cardmarket: CARDMARKET,
  text: TEXT_LIST,
  arena: ARENA,
  'mtgo-dek': MTGO_DEK,
  'pull-sheet': PULL_SHEET,
} as const satisfies Readonly<Record<string, CollectionWriter>>;
export type CollectionFormat = keyof typeof COLLECTION_WRITERS;

/** The formats of a till or another shop, which gets the same stock again and again; each of the name of a location there. */
export const CHANNEL_WRITERS = {
  tcgplayer: () => TCGPLAYER,
  square,
  shopify,
} as const satisfies Readonly<Record<Channel, (location: string) => FileWriter<ChannelRow>>>;

export type ExportFormat = CollectionFormat | Channel;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

export const COLLECTION_FORMATS = keysOf(COLLECTION_WRITERS);
export const EXPORT_FORMATS: readonly ExportFormat[] = [...COLLECTION_FORMATS, ...CHANNELS];

/** Whether a format is that of a channel. */
export const isChannel = (format: ExportFormat): format is Channel => format in CHANNEL_WRITERS;
