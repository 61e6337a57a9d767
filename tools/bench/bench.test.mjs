// The arithmetic of the benchmark, its comparison with the baseline, and the cards that it invents.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { baselineOf, compare, judgedRounds } from './baseline.mjs';
import { evening } from './calls/evening.mjs';
import { divide } from './data/fill.mjs';
import { inventedCopy, placeOf } from './data/invented.mjs';
import { median, medians, percentile, ratio } from './figures.mjs';
import { resultsOf } from './results.mjs';

describe('a percentile', () => {
  const sorted = Array.from({ length: 200 }, (_, index) => index + 1);
  it('is the smallest value that enough of all do not exceed', () => {
    assert.deepEqual([percentile(sorted, 0.5), percentile(sorted, 0.99)], [100, 198]);
    assert.deepEqual([percentile([7], 0.5), percentile([7], 0.99), percentile([], 0.5)], [7, 7, undefined]);
  });
});

describe('a median', () => {
  it('is the one in the middle, or the mean of the two there, whatever their order', () => {
    assert.deepEqual([median([9, 1, 5]), median([9, 1, 5, 6]), median([4])], [5, 5.5, 4]);
  });
  it('is unknown where one value is, or none is there', () => {
    assert.deepEqual([median([1, undefined]), median([])], [undefined, undefined]);
    assert.deepEqual(medians([{ a: 1, b: 2 }, { a: 3 }]), { a: 2, b: undefined });
  });
});

describe('a ratio', () => {
  it('is unknown where there is nothing to compare with', () => {
    assert.deepEqual([ratio(3, 4), ratio(undefined, 4), ratio(3, undefined)], [0.75, undefined, undefined]);
  });
});

describe('the results of several rounds', () => {
  const call = { name: 'a list', least: 0.7, tail: 1.5 };
  const at = (perSecond, p99) => ({ many: { perSecond, p99 }, one: { p50: 1 } });
  const round = (reference, product) => ({
    reference: { calls: { 'a list': reference } },
    product: { calls: { 'a list': product } },
  });

  it('compare the two sides within each round, and take the median of that', () => {
    // The machine was half as fast in the second round: that says nothing about the product.
    const rounds = [round(at(100, 1), at(80, 2)), round(at(50, 2), at(40, 4))];
    const [{ throughput, tail, misses }] = resultsOf([call], rounds);
    assert.deepEqual([throughput, tail, misses], [0.8, 2, ['p99 2.00 > 1.5']]);
  });

  it('say what misses its goal, and nothing of a call that has none or no reference', () => {
    const slow = [round(at(100, 1), at(60, 1))];
    assert.deepEqual(resultsOf([call], slow)[0].misses, ['0.60 < 0.7']);
    const alone = [{ reference: { calls: {} }, product: { calls: { 'a list': at(60, 1) } } }];
    const [result] = resultsOf([call], alone);
    assert.deepEqual([result.throughput, result.misses], [undefined, []]);
  });
});

describe('the goals of a call alone', () => {
  const measured = (perSecond, p50, p99) => [
    {
      reference: { calls: {} },
      product: { calls: { 'a page': { many: { perSecond }, one: { p50, p99 } } } },
    },
  ];
  const call = { name: 'a page', aSecond: 500, alone: { p50: 30, p99: 150 } };
  it('are how many there are a second, and how long one takes', () => {
    const missesOf = (...figures) => resultsOf([call], measured(...figures))[0].misses;
    assert.deepEqual(missesOf(500, 30, 150), []);
    assert.deepEqual(missesOf(499, 31, 151), ['499/s < 500', 'p50 alone 31.0 > 30', 'p99 alone 151 > 150']);
  });
  it('are how long one in a hundred takes while many are asked', () => {
    const missesOf = (p99) =>
      resultsOf(
        [{ name: 'a page', busy: { p99: 60 } }],
        [{ reference: { calls: {} }, product: { calls: { 'a page': { many: { p99 }, one: {} } } } }],
      )[0].misses;
    assert.deepEqual([missesOf(60), missesOf(61)], [[], ['p99 at 32 61.0 > 60']]);
  });
  it('are a call that takes more of the CPU time of another than it may', () => {
    const call = { name: 'with', costs: { of: 'without', most: 1.1 } };
    const costOf = (...costs) => {
      const rounds = costs.map((cost) => ({
        reference: { calls: {} },
        product: { calls: { with: { many: {}, one: {}, cost } } },
      }));
      const [{ cost, misses }] = resultsOf([call], rounds);
      return [cost, misses];
    };
    assert.deepEqual(costOf(1.2, 1.05, 1.1), [1.1, []]);
    assert.deepEqual(costOf(1.2, 1.05, 1.15), [1.15, ['1.15 > 1.1 times the CPU']]);
    assert.deepEqual(costOf(undefined), [undefined, []]);
  });
});

describe('the comparison with the baseline', () => {
  const before = { throughput: 0.8, work: 0.6 };
  const slowerIn = (throughput, work) =>
    compare([{ name: 'a list', throughput, work }], { 'a list': before }).slower.length > 0;

  it('finds what lost more than 15 %, of its throughput or in work', () => {
    assert.deepEqual([slowerIn(0.67, 0.6), slowerIn(0.8, 0.5), slowerIn(0.69, 0.52)], [true, true, false]);
    assert.deepEqual([slowerIn(0.67, undefined), slowerIn(0.69, undefined)], [true, false]);
  });
  it('measures again what seems slower, and that alone', async () => {
    const calls = [{ name: 'a list' }, { name: 'a card' }];
    const baseline = { 'a list': { throughput: 0.8 }, 'a card': { throughput: 0.8 } };
    const asked = [];
    const judged = async (...ofTheList) => {
      asked.length = 0;
      const side = (some, perSecond) => ({
        calls: Object.fromEntries(some.map(({ name }) => [name, { many: { perSecond }, one: {} }])),
      });
      const measure = async (some) => {
        asked.push(some.map(({ name }) => name).join());
        const product = side(some, 80);
        product.calls['a list'].many.perSecond = ofTheList[asked.length - 1];
        return [{ reference: side(some, 100), product }];
      };
      const rounds = await judgedRounds({ calls, baseline, measure, say: () => {} });
      return compare(resultsOf(calls, rounds), baseline).slower;
    };
    assert.deepEqual([await judged(80), asked.join(' ')], [[], 'a list,a card']);
    assert.deepEqual([await judged(40, 80, 80), asked.join(' ')], [[], 'a list,a card a list a list']);
    assert.deepEqual([await judged(40, 60, 80), asked.length], [['a list'], 3]);
  });
  it('tells what is new and what was not measured, and finds nothing wrong with it', () => {
    const found = compare([{ name: 'new', throughput: 0.1 }, { name: 'alone' }], { 'a list': before });
    assert.deepEqual(found, {
      lines: [{ name: 'new', isNew: true }],
      missing: ['a list'],
      slower: [],
    });
  });
  it('keeps of a run what it needs the next time', () => {
    const results = [{ name: 'a list', throughput: 0.81234, work: 0.6, tail: 1 }, { name: 'alone' }];
    assert.deepEqual(baselineOf(results), { 'a list': { throughput: 0.812, work: 0.6 } });
  });
});

describe('the invented cards', () => {
  const card = {
    id: '5187db92-c0ce-505a-85da-2bdb9e166acf',
    oracle_id: '11f1cf7c-8a39-5b83-920f-b5586fc4f731',
    name: 'Dusk // Dawn',
    set: 'brm',
    set_name: 'Brinemarch',
    card_faces: [{ name: 'Dusk' }, { name: 'Dawn' }],
  };
  const copies = Array.from({ length: 1200 }, (_, index) => inventedCopy(structuredClone(card), index + 1));
  const different = (key) => new Set(copies.map((copy) => copy[key])).size;

  it('have ids and sets of their own, and four printings under one name', () => {
    assert.deepEqual([different('id'), different('set')], [1200, 1200]);
    assert.deepEqual([different('name'), different('oracle_id')], [301, 301]);
  });
  it('have the names of their faces in their own', () => {
    const last = copies.at(-1);
    assert.equal(last.card_faces.map(({ name }) => name).join(' // '), last.name);
    assert.ok(last.name.endsWith(placeOf(300)));
  });
});

describe('the accounts', () => {
  it('are stores one in a hundred, and the larger the market, the more large stores there are', () => {
    assert.deepEqual(divide({ listings: 1_000_000, users: 100_000 }), { stores: 1000, large: 10 });
    assert.deepEqual(divide({ listings: 1000, users: 50 }), { stores: 1, large: 1 });
  });
});

describe('the evening', () => {
  it('is reading for four calls in five', () => {
    const kinds = [
      'cards',
      'lists',
      'events',
      'watchlists',
      'dashboards',
      'stores',
      'posts',
      'boxes',
      'sales',
      'watches',
    ];
    const calls = Object.fromEntries(kinds.map((kind) => [kind, [{ kind, method: 'POST' }]]));
    for (const kind of kinds.slice(0, 6)) calls[kind][0].method = 'GET';
    const methods = evening(calls, 1000).map(({ method }) => method);
    assert.equal(methods.length, 1000);
    assert.equal(methods.filter((method) => method === 'GET').length, 800);
  });
});
