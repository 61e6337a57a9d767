// Every file that is written is read again: what its format can say of a copy is the same.
import fc from 'fast-check';
import { CONDITIONS, FINISHES } from '../../listings/index.js';
import { type FormatName, type ImportRow, readFile } from '../formats/index.js';
import type { ChannelRow } from './channel-row.js';
import type { ExportRow } from './export-row.js';
import { CHANNEL_WRITERS, COLLECTION_WRITERS, type CollectionFormat } from './formats.js';
import { aChannelRow, aFullRow, aRow } from './test/rows.js';
import type { FileWriter } from './writers/writer.js';

/** A row as it should be read again. */
type Said = Partial<ImportRow> | undefined;

const CARD = (row: ExportRow | ChannelRow) => ({
  name: row.name,
  setCode: row.setCode,
  number: row.number,
  quantity: row.quantity,
});
const TERMS = ({ condition, finish, language }: ExportRow | ChannelRow) => ({ condition, finish, language });
const PAID = ({ pricePaid }: ExportRow) => ({ paid: pricePaid ?? undefined });
const SCRYFALL = ({ cardId }: ExportRow) => ({ scryfall: cardId });
/** Programs that call etched cards foil. */
const FOILED = (row: ExportRow | ChannelRow) => ({
  ...TERMS(row),
  finish: row.finish === 'NONFOIL' ? ('NONFOIL' as const) : ('FOIL' as const),
});

/** Each format: what it is called when it is read, and what it says of a copy. */
const SAID: Readonly<
  Record<Exclude<CollectionFormat, 'pull-sheet'>, readonly [FormatName, (row: ExportRow) => Said]>
> = {
  playset: [
    'playset',
    (row) => ({
      ...CARD(row),
      ...TERMS(row),
      ...PAID(row),
      ids: SCRYFALL(row),
      setName: row.setName,
      type: row.type,
      price: row.price,
      currency: 'USD',
      externalId: row.externalId ?? undefined,
      shelf: row.shelf ?? undefined,
      note: row.note ?? undefined,
      privateNote: row.privateNote ?? undefined,
      isSigned: row.isSigned,
      isAltered: row.isAltered,
      countedAt: new Date(row.countedAt),
    }),
  ],
  moxfield: ['moxfield', (row) => ({ ...CARD(row), ...TERMS(row), ...PAID(row), isAltered: row.isAltered })],
  manabox: [
    'manabox',
    (row) => ({ ...CARD(row), ...TERMS(row), ...PAID(row), ids: SCRYFALL(row), isAltered: row.isAltered }),
  ],
  archidekt: [
    'archidekt',
    (row) => ({
      ...CARD(row),
      ...TERMS(row),
      ...PAID(row),
      ids: { ...SCRYFALL(row), ...(row.multiverseId ? { multiverse: row.multiverseId } : {}) },
    }),
  ],
  deckbox: [
    'deckbox',
    (row) => ({
      ...CARD(row),
      ...FOILED(row),
      ids: { ...SCRYFALL(row), ...(row.tcgplayerId ? { tcgplayerProduct: row.tcgplayerId } : {}) },
      price: row.price,
      isSigned: row.isSigned,
      isAltered: row.isAltered,
    }),
  ],
  'dragon-shield': [
    'dragon-shield',
    (row) => ({ ...CARD(row), ...TERMS(row), ...PAID(row), setName: row.setName }),
  ],
  cardmarket: [
    'cardmarket-stock',
    (row) =>
      row.cardmarketId === null
        ? undefined
        : {
            ...FOILED(row),
            ids: { cardmarket: row.cardmarketId },
            quantity: row.quantity,
            note: row.note ?? undefined,
            isSigned: row.isSigned,
            isAltered: row.isAltered,
            price: undefined,
          },
  ],
  text: ['text', (row) => ({ ...CARD(row), finish: row.finish === 'NONFOIL' ? undefined : row.finish })],
  arena: ['text', CARD],
  'mtgo-dek': [
    'mtgo-dek',
    ({ finish, mtgoId, mtgoFoilId, quantity }) => {
      const mtgo = finish === 'ETCHED' ? null : finish === 'FOIL' ? mtgoFoilId : mtgoId;
      return mtgo === null ? undefined : { ids: { mtgo }, quantity };
    },
  ],
};

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'ja', 'ko', 'ru', 'zhs', 'zht'];
const TWO_FACED = { name: 'Low Tide // High Tide', layout: 'split' } as const;
/** Names that look like something else. */
const NAMES = [
  'B.F.M. (Big Furry Monster)',
  '+2 Mace',
  '1996 World Champion',
  'Ach! Hans, Run!',
  '_____',
  'Who // What // When // Where // Why',
  'Lim-Dûl’s Vault',
];
/** Every condition, finish and language once, and what else there is to say. */
const ROWS: readonly ExportRow[] = [
  aFullRow(),
  ...CONDITIONS.map((condition, nth) => aRow({ condition, number: `${nth + 1}`, mtgoId: 900 + nth })),
  ...FINISHES.map((finish, nth) => aFullRow({ ...TWO_FACED, finish, number: `${nth + 11}z` })),
  ...LANGUAGES.map((language, nth) => aFullRow({ language, number: `${nth + 21}` })),
  ...NAMES.map((name, nth) =>
    aRow({ name, number: `${nth + 41}`, layout: name.includes('//') ? 'split' : 'normal' }),
  ),
];

/** What is read of a file. */
async function reread<Row>({ begin, write, end }: FileWriter<Row>, rows: readonly Row[]) {
  const text = begin + rows.map(write).join('') + end;
  const read = await readFile(new TextEncoder().encode(text));
  if (read.kind === 'refused') throw new Error(read.message);
  return read;
}

/** The parts of a row that a format says. */
const partsOf = (row: ImportRow, said: NonNullable<Said>) =>
  Object.fromEntries(Object.keys(said).map((key) => [key, row[key as keyof ImportRow]]));

describe('a file that was exported', () => {
  it.each(Object.entries(SAID))('is recognized and read again: %s', async (format, [name, say]) => {
    const read = await reread(COLLECTION_WRITERS[format as CollectionFormat], ROWS);
    const said = ROWS.map(say).filter((each) => each !== undefined);
    expect([read.format, read.rows.filter(({ problem, skipped }) => problem ?? skipped)]).toEqual([name, []]);
    expect(read.rows.map((row, nth) => partsOf(row, said[nth] ?? {}))).toEqual(said);
  });

  it.each([
    [
      'tcgplayer',
      'tcgplayer-seller',
      CHANNEL_WRITERS.tcgplayer(),
      (row: ChannelRow) => ({ price: row.price }),
    ],
    ['square', 'square', CHANNEL_WRITERS.square('Main Street'), () => ({})],
    ['shopify', 'shopify', CHANNEL_WRITERS.shopify('Main Street'), () => ({})],
  ] as const)('is recognized and read again of a channel: %s', async (_channel, name, writer, more) => {
    const rows = [
      aChannelRow({ before: 5, added: -2 }),
      ...CONDITIONS.map((condition, nth) =>
        aChannelRow({ condition, externalId: `754328${nth}`, quantity: nth }),
      ),
      ...LANGUAGES.map((language, nth) =>
        aChannelRow({ language, finish: 'FOIL', externalId: `76000${nth}` }),
      ),
    ];
    const said = rows.map((row) => ({
      ...TERMS(row),
      ...more(row),
      externalId: row.externalId,
      name: row.name,
      setName: row.setName,
      number: row.number,
      quantity: row.quantity,
    }));
    const read = await reread(writer, rows);
    expect([read.format, read.rows.filter(({ problem }) => problem)]).toEqual([name, []]);
    expect(read.rows.map((row, nth) => partsOf(row, said[nth] ?? {}))).toEqual(said);
  });

  it('loses nothing of our own format, whatever its texts are', async () => {
    const text = (max: number) =>
      fc.string({ unit: 'grapheme', maxLength: max }).map(
        (each) =>
          each
            .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
            .trim()
            .normalize('NFC') || null,
      );
    const rows = fc.array(
      fc
        .record({ externalId: text(100), shelf: text(60), note: text(200), privateNote: text(500) })
        .map(aFullRow),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const [, say] = SAID.playset;
        const read = await reread(COLLECTION_WRITERS.playset, written);
        expect(read.rows.map((row, nth) => partsOf(row, say(written[nth] ?? aRow()) ?? {}))).toEqual(
          written.map(say),
        );
      }),
      { numRuns: 50 },
    );
  });
});
