// The story of every question that a search can ask: which cards it finds, and which its opposite finds.
import type { Query } from '../search/query.js';
import { bulkFiles, idOf } from './bulk-card.js';
import { mirrorOfAll } from './mirror.js';
import { importQuestioned, shownBy } from './questions.js';

const ALL = ['elf', 'reprint', 'shelf', 'faces', 'walker', 'grove', 'split', 'star'];
/** A question, those it finds, and those of whom nothing is known. */
type Row = readonly [question: Query, finds: string, unknown?: string];

const colours = (
  field: 'colour' | 'identity' | 'produced',
  comparison: '=' | '>=' | '<=' | '<',
  letters: string,
) => ({ kind: 'colours', field, comparison, colours: letters }) as const;
const text = (field: 'type' | 'oracle' | 'full-oracle' | 'flavor' | 'name', part: string) =>
  ({ kind: 'text', field, part }) as const;
const pattern = (field: 'type' | 'oracle' | 'name', source: string) =>
  ({ kind: 'pattern', field, pattern: source }) as const;
const figure = (
  of: 'mana-value' | 'power' | 'toughness' | 'power-toughness' | 'loyalty' | 'edhrec',
  value: number,
) => ({ kind: 'figure', figure: of, comparison: '>=', value }) as const;
const trait = (
  of: 'border' | 'frame' | 'game' | 'language' | 'layout' | 'stamp' | 'watermark' | 'set-type' | 'finish',
  value: string,
) => ({ kind: 'trait', trait: of, value }) as const;
const count = (of: 'prints' | 'paper-prints' | 'sets' | 'paper-sets' | 'artists' | 'illustrations') =>
  ({ kind: 'count', of, comparison: '>', value: 1 }) as const;
const mana = (comparison: '=' | '>=' | '<=' | '>' | '<' | '!=', generic: number, ...symbols: string[]) =>
  ({ kind: 'mana', comparison, symbols, generic }) as const;

const NO_POWER = 'shelf walker grove split';

const QUESTIONS: readonly Row[] = [
  [{ kind: 'everything' }, ALL.join(' ')],
  [{ kind: 'nothing' }, ''],
  [{ kind: 'name', part: 'elf' }, 'elf reprint shelf'],
  [{ kind: 'name', part: '//' }, 'faces split'],
  [{ kind: 'whole-name', name: 'night hall' }, 'faces'],
  [text('name', 'EMBER'), 'elf reprint'],
  [text('type', 'Elf'), 'elf reprint faces'],
  [text('type', 'el'), 'elf reprint shelf faces walker'],
  [text('oracle', 'when ~ enters'), 'elf reprint'],
  [text('oracle', 'Ember Elf enters'), 'elf reprint'],
  [text('oracle', 'life is'), ''],
  [text('oracle', '%'), ''],
  [text('full-oracle', 'life is'), 'elf reprint'],
  [text('flavor', 'noon'), 'faces'],
  [pattern('oracle', 'draw .* card'), 'walker'],
  [pattern('oracle', '^when ~'), 'elf reprint'],
  [pattern('oracle', 'trample.*gain'), ''],
  [pattern('type', '^land'), 'grove'],
  [pattern('name', '^d'), 'faces'],
  [{ kind: 'artist', part: 'Asa Jons' }, 'elf'],
  [{ kind: 'keyword', keyword: 'trample' }, 'elf reprint'],
  [colours('colour', '=', ''), 'shelf faces grove'],
  [colours('colour', '>=', 'U'), 'faces walker split'],
  [colours('colour', '=', 'WU'), 'faces'],
  [colours('identity', '<=', 'WU'), 'shelf faces walker'],
  [colours('identity', '<', 'RG'), 'shelf'],
  [colours('produced', '>=', 'W'), 'faces grove'],
  [colours('produced', '=', 'C'), 'shelf'],
  [{ kind: 'colour-count', field: 'colour', comparison: '>=', count: 2 }, 'elf reprint faces split'],
  [mana('=', 1, 'G', 'R'), 'elf reprint'],
  [mana('>=', 0, 'B'), 'star'],
  [mana('>', 0, 'U', 'U'), 'walker'],
  [mana('<=', 4), 'shelf'],
  [mana('<', 1, 'U'), ''],
  [mana('=', 0, 'R', 'R'), 'split'],
  [mana('=', 2, 'W/U'), 'faces'],
  [{ kind: 'devotion', comparison: '>=', colours: 'U', count: 3 }, 'walker'],
  [{ kind: 'devotion', comparison: '=', colours: 'WU', count: 1 }, 'faces'],
  [figure('mana-value', 4), 'shelf split'],
  [{ kind: 'mana-value-parity', parity: 'odd' }, 'elf reprint faces walker'],
  [figure('power', 2), 'elf reprint', NO_POWER],
  [figure('power-toughness', 5), 'elf reprint', NO_POWER],
  [figure('loyalty', 5), 'walker', 'elf reprint shelf faces grove split star'],
  [figure('edhrec', 1), 'elf', 'reprint shelf faces walker grove split star'],
  [{ kind: 'figures', left: 'power', comparison: '<', right: 'toughness' }, 'elf reprint star', NO_POWER],
  [{ kind: 'figures', left: 'power', comparison: '=', right: 'mana-value' }, '', NO_POWER],
  [{ kind: 'rarity', comparison: '>=', rank: 2 }, 'reprint faces'],
  [{ kind: 'set', code: 'zzu' }, 'reprint'],
  [{ kind: 'sets', codes: ['zzu', 'zzz'] }, 'reprint'],
  [{ kind: 'number', comparison: '>=', value: 7 }, 'reprint shelf', 'elf faces walker grove split star'],
  [{ kind: 'number-text', text: '12 SHELF' }, 'shelf'],
  [{ kind: 'in', of: { kind: 'set', code: 'zzu' } }, 'elf reprint'],
  [{ kind: 'in', of: { kind: 'not', of: { kind: 'set', code: 'zzu' } } }, ALL.join(' ')],
  [{ kind: 'released', comparison: '<', day: '2020-01-01' }, 'walker'],
  [{ kind: 'released-with', comparison: '=', set: 'zzu' }, 'reprint'],
  [{ kind: 'year', comparison: '=', year: 2022 }, 'reprint'],
  [{ kind: 'legality', status: 'legal', format: 'vintage' }, 'elf reprint'],
  [{ kind: 'legality', status: 'banned', format: 'legacy' }, 'elf reprint'],
  [{ kind: 'legality', status: 'restricted', format: 'modern' }, ''],
  [
    { kind: 'price', currency: 'usd', comparison: '<', cents: 110 },
    'reprint',
    'shelf walker grove split star',
  ],
  [
    { kind: 'price', currency: 'tix', comparison: '=', cents: 2 },
    'reprint',
    'elf shelf faces walker grove split star',
  ],
  [{ kind: 'cheapest', currency: 'usd' }, 'reprint faces', 'shelf walker grove split star'],
  [trait('border', 'borderless'), 'reprint'],
  [trait('frame', '2015'), 'elf reprint'],
  [trait('frame', 'showcase'), 'reprint'],
  [trait('game', 'arena'), 'reprint'],
  [trait('language', 'ja'), 'faces'],
  [trait('layout', 'split'), 'split'],
  [trait('stamp', 'oval'), 'reprint'],
  [trait('watermark', 'guild'), 'shelf'],
  [trait('set-type', 'masters'), 'reprint'],
  [trait('finish', 'foil'), 'reprint'],
  [{ kind: 'flag', flag: 'promo' }, 'reprint'],
  [{ kind: 'flag', flag: 'permanent' }, 'elf reprint shelf faces walker grove star'],
  [{ kind: 'flag', flag: 'tdfc' }, 'faces'],
  [{ kind: 'new', what: 'art' }, ALL.join(' ')],
  [
    {
      kind: 'all',
      of: [
        { kind: 'new', what: 'rarity' },
        { kind: 'name', part: 'ember' },
      ],
    },
    'elf reprint',
  ],
  [count('prints'), 'elf reprint'],
  [count('sets'), 'elf reprint'],
  [count('artists'), 'elf reprint'],
  [count('illustrations'), 'elf reprint'],
  [count('paper-prints'), ''],
  [count('paper-sets'), ''],
  [{ kind: 'id', of: 'card', value: idOf(3) }, 'shelf'],
  [{ kind: 'id', of: 'oracle', value: idOf(77) }, 'elf reprint'],
  [{ kind: 'id', of: 'illustration', value: idOf(2_000_005) }, 'walker'],
  [{ kind: 'id', of: 'multiverse', value: '41' }, 'elf'],
  [{ kind: 'id', of: 'card', value: 'none' }, ''],
  [{ kind: 'any', of: [{ kind: 'set', code: 'zzu' }, text('type', 'land')] }, 'reprint faces grove'],
];

const labels = (words: string): string[] => words.split(' ').filter((word) => word !== '');

describe('a question', () => {
  const catalogue = mirrorOfAll();
  const file = bulkFiles();
  beforeAll(() => importQuestioned(catalogue, file));

  const named = QUESTIONS.map(
    ([question, finds, unknown = '']) => [JSON.stringify(question), question, finds, unknown] as const,
  );

  it.each(named)('%s finds what it means', async (_, question, finds) => {
    expect((await shownBy(catalogue, question)).toSorted()).toEqual(labels(finds).toSorted());
  });

  it.each(named)(
    '%s turned round finds all else of which that is known',
    async (_, question, finds, unknown) => {
      const rest = ALL.filter((label) => !labels(`${finds} ${unknown}`).includes(label));
      const opposite: Query = { kind: 'not', of: question };
      expect((await shownBy(catalogue, opposite)).toSorted()).toEqual(rest.toSorted());
      const twice: Query = { kind: 'not', of: opposite };
      expect((await shownBy(catalogue, twice)).toSorted()).toEqual(labels(finds).toSorted());
    },
  );
});
