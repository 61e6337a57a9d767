// The story of a bulk file that changed its shape: whatever a card says, the others come in, and so do the next nights.
import { hash } from 'node:crypto';
import { asLines, type BulkCard, bulkCard, bulkCards, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

const FACE = { object: 'card_face', name: 'Gatekeeper', type_line: 'Artifact', oracle_text: 'Defender' };
/** What cards have beside the ordinary. */
const MORE =
  `power toughness loyalty keywords legalities colors color_identity color_indicator produced_mana card_faces
  printed_name flavor_name flavor_text artist frame border_color frame_effects security_stamp promo_types watermark
  edhrec_rank penny_rank multiverse_ids mtgo_id arena_id tcgplayer_id all_parts image_uris image_status set_id
  scryfall_set_uri variation promo digital reserved`.split(/\s+/);
const KEYS = [...Object.keys(bulkCard()), ...MORE].filter((key) => key !== 'object' && key !== 'id');

/** Nothing packs these: an index has room for so much only. */
const LONG = Array.from({ length: 140 }, (_, nth) => hash('sha512', `${nth}`)).join('');
const FOREIGN = LONG.slice(0, 1200).replace(/.{4}/g, (four) =>
  String.fromCharCode(0x4e00 + (Number.parseInt(four, 16) % 20_000)),
);
const TEXTS =
  `||7|1e400|\u0001|a\ud800b|"\\,{}\t\n|${LONG}|${FOREIGN}|${'ﷺ'.repeat(160)}|${'{'.repeat(99_000)}`.split(
    '|',
  );
const FACES = [
  [FACE, null],
  [{ ...FACE, name: LONG, printed_name: LONG, type_line: LONG }],
  Array.from({ length: 999 }, () => ({ ...FACE, mana_cost: '{W}{U/P}' })),
];
const ODD: readonly unknown[] = [
  ...[...TEXTS, '9'.repeat(400), `{${LONG.slice(0, 12)}}`.repeat(2_000), '('.repeat(99_000)],
  ...[undefined, null, true, 0, -1, 0.1, 1e12, 1e300],
  ...[{}, { [LONG]: LONG }, [], [null], [[]], [{}], [7, 1e12], TEXTS, ...FACES],
];

/** A card for each odd value of each field. */
const oddCards: readonly BulkCard[] = KEYS.flatMap((key) => ODD.map((value) => ({ [key]: value }))).map(
  (odd, nth) => {
    const own = { id: idOf(nth + 100), oracle_id: idOf(nth + 50_000), collector_number: `${nth + 100}` };
    return bulkCard({ ...own, ...odd });
  },
);

describe('a file with cards that nobody has seen the like of', () => {
  const catalogue = mirror();
  const file = bulkFiles();

  it('brings all the others, and what can be used of those', async () => {
    const path = file(asLines([...bulkCards(50), ...oddCards]));
    const { rows, skipped } = await catalogue.import(path);
    expect(rows).toBeGreaterThan(oddCards.length - 180);
    for (const reason of Object.keys(skipped)) expect(reason).toMatch(/^(without a usable|at the set)/);
    expect(await catalogue.import(path)).toMatchObject({ added: 0, changed: 0, unchanged: rows });
  });
});
