// A handful of invented cards that differ in everything a search can ask, and a way to ask.

import type { Query } from '../search/query.js';
import type { Showing } from '../search/statement.js';
import { searchStatement } from '../search/statement.js';
import { asLines, type BulkCard, bulkCard, idOf } from './bulk-card.js';
import type { Mirror } from './mirror.js';

const ELF = {
  oracle_id: idOf(77),
  name: 'Ember Elf',
  type_line: 'Creature — Elf Shaman',
  mana_cost: '{1}{R}{G}',
  cmc: 3,
  colors: ['R', 'G'],
  color_identity: ['R', 'G'],
  oracle_text: 'Trample\nWhen Ember Elf enters, gain 2 life. (Life is good.)',
  keywords: ['Trample'],
  power: '2',
  toughness: '3',
  legalities: { modern: 'legal', legacy: 'banned', vintage: 'restricted' },
};
const FACES = [
  {
    name: 'Day Warden',
    type_line: 'Creature — Elf Knight',
    mana_cost: '{2}{W/U}',
    colors: ['W', 'U'],
    oracle_text: 'Flying',
    power: '1',
    toughness: '1',
    flavor_text: 'At noon.',
  },
  { name: 'Night Hall', type_line: 'Land', mana_cost: '', colors: [], oracle_text: '{T}: Add {W}.' },
];

/** Called by their numbers: an elf and its reprint, a shelf, two faces, a planeswalker, a land, a split card, a star. */
const CARDS: readonly BulkCard[] = [
  bulkCard({
    ...ELF,
    collector_number: 'elf',
    released_at: '2020-01-01',
    artist: 'Ása Jonsdottir',
    flavor_text: 'Old ashes.',
    border_color: 'black',
    frame: '2015',
    edhrec_rank: 10,
    multiverse_ids: [41],
  }),
  bulkCard(
    {
      ...ELF,
      set: 'zzu',
      set_type: 'masters',
      collector_number: 'reprint 7',
      released_at: '2022-05-05',
      rarity: 'rare',
      artist: 'Bo',
      finishes: ['foil'],
      games: ['arena'],
      promo: true,
      reprint: true,
      border_color: 'borderless',
      frame: '2015',
      frame_effects: ['showcase'],
      security_stamp: 'oval',
      prices: { usd: null, usd_foil: '0.50', usd_etched: null, eur: null, eur_foil: null, tix: '0.02' },
    },
    2,
  ),
  bulkCard(
    {
      name: 'Bookshelf',
      type_line: 'Artifact — Shelf',
      mana_cost: '{4}',
      cmc: 4,
      colors: [],
      color_identity: [],
      oracle_text: '{T}: Add {C}.',
      produced_mana: ['C'],
      collector_number: '12 shelf',
      rarity: 'uncommon',
      watermark: 'guild',
      prices: {},
    },
    3,
  ),
  bulkCard(
    {
      name: 'Day Warden // Night Hall',
      layout: 'transform',
      type_line: 'Creature — Elf Knight // Land',
      mana_cost: undefined,
      oracle_text: undefined,
      card_faces: FACES,
      cmc: 3,
      color_identity: ['W', 'U'],
      produced_mana: ['W'],
      keywords: ['Flying'],
      collector_number: 'faces',
      lang: 'ja',
      rarity: 'mythic',
      prices: { usd: '12.00', eur: '9.00' },
    },
    4,
  ),
  bulkCard(
    {
      name: 'Mirelle of Tides',
      type_line: 'Legendary Planeswalker — Mirelle',
      mana_cost: '{U}{U}{U}',
      cmc: 3,
      colors: ['U'],
      color_identity: ['U'],
      oracle_text: '+1: Draw a card.',
      loyalty: '5',
      collector_number: 'walker',
      released_at: '2018-03-03',
      prices: {},
    },
    5,
  ),
  bulkCard(
    {
      name: 'Quiet Grove',
      type_line: 'Land',
      mana_cost: '',
      cmc: 0,
      colors: [],
      color_identity: ['W', 'G'],
      oracle_text: '{T}: Add {G} or {W}.',
      produced_mana: ['G', 'W'],
      collector_number: 'grove',
      prices: {},
    },
    6,
  ),
  bulkCard(
    {
      name: 'Frost // Flare',
      layout: 'split',
      type_line: 'Instant // Instant',
      mana_cost: '{1}{U} // {R}{R}',
      cmc: 4,
      colors: ['U', 'R'],
      color_identity: ['U', 'R'],
      oracle_text: undefined,
      card_faces: [
        { name: 'Frost', type_line: 'Instant', mana_cost: '{1}{U}', oracle_text: 'Tap it.' },
        { name: 'Flare', type_line: 'Instant', mana_cost: '{R}{R}', oracle_text: 'Burn it.' },
      ],
      collector_number: 'split',
      prices: {},
    },
    7,
  ),
  bulkCard(
    {
      name: 'Star Eater',
      type_line: 'Creature — Horror',
      mana_cost: '{X}{B}{B}',
      cmc: 2,
      colors: ['B'],
      color_identity: ['B'],
      oracle_text: '',
      power: '*',
      toughness: '1+*',
      collector_number: 'star',
      prices: {},
    },
    8,
  ),
];

/** Fills an empty catalogue with them. */
export const importQuestioned = (mirror: Mirror, write: (content: string) => string) =>
  mirror.import(write(asLines(CARDS)));

/** The first words of their numbers. */
const labelOf = ({ collector_number }: BulkCard): string =>
  /[a-z]+/.exec(String(collector_number))?.[0] ?? '';

/** Which of them a search shows, in order. */
export async function shownBy(
  mirror: Mirror,
  query: Query,
  showing: Partial<Showing> = {},
): Promise<string[]> {
  const types = await mirror.column('select distinct unnest(type_words) from cards.rules');
  const { text, values } = searchStatement(
    query,
    { unique: 'prints', multilingual: true, variations: true, extras: true, page: 1, ...showing },
    new Set(types.map(String)),
  );
  const { rows } = await mirror.client.query<{ card: string | null }>(text, values);
  const found: BulkCard[] = rows.flatMap(({ card }) => (card ? [JSON.parse(card)] : []));
  return found.map(labelOf);
}
