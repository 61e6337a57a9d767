// The arithmetic of the flatness: what a plan read, and whether that grew with the market.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { costOf } from './explained.mjs';
import { growthOf } from './growth.mjs';

describe('what a plan read', () => {
  const index = (rows, loops, more = {}) => ({
    'Node Type': 'Index Scan',
    'Index Name': 'listings_of_card',
    'Relation Name': 'listings',
    'Actual Rows': rows,
    'Actual Loops': loops,
    'Index Searches': loops,
    ...more,
  });
  it('is the rows of every scan and every loop, those that did not fit with them', () => {
    const plan = {
      'Node Type': 'Nested Loop',
      'Actual Rows': 6,
      'Actual Loops': 1,
      'Shared Hit Blocks': 20,
      'Shared Read Blocks': 3,
      Plans: [index(2, 1, { 'Rows Removed by Filter': 1 }), index(1.5, 4)],
    };
    assert.deepEqual(costOf(plan), { rows: 9, pages: 23, descents: 5, alone: 0 });
  });
  it('is every row of an index that is read alone, and those it had to look up', () => {
    const plan = {
      ...index(40, 2, { 'Node Type': 'Index Only Scan', 'Heap Fetches': 3 }),
      'Shared Hit Blocks': 2,
      'Shared Read Blocks': 0,
    };
    assert.deepEqual(costOf(plan), { rows: 83, pages: 2, descents: 2, alone: 80 });
  });
});

describe('the growth of a statement', () => {
  const cost = (rows, pages, descents = 0, alone = 0) => ({ rows, pages, descents, alone, milliseconds: 1 });
  const grew = (...costs) => growthOf(costs).grew;
  it('is found where the larger market makes it read more than 1.3 times as much, rows or pages', () => {
    assert.deepEqual(
      [
        grew(cost(100, 100), cost(135, 135)),
        grew(cost(100, 100), cost(136, 100)),
        grew(cost(100, 100), cost(100, 136)),
      ],
      [false, true, true],
    );
  });
  it('is looked for in every market', () => {
    assert.equal(grew(cost(100, 100), cost(200, 100), cost(100, 100)), true);
  });
  it('is found where it takes more than 1.3 times as long, but for a moment', () => {
    const taking = (milliseconds) => ({ ...cost(1, 1), milliseconds });
    assert.deepEqual(
      [grew(taking(1), taking(1.34)), grew(taking(1), taking(1.36)), grew(taking(0), taking(0.11))],
      [false, true, false],
    );
    assert.equal(grew(taking(0), taking(0.12)), true);
  });
  it('is not that an index is a level deeper or read alone, nor a handful by chance', () => {
    assert.equal(grew(cost(100, 5, 1, 100), cost(100, 106, 1, 100)), false);
    assert.equal(grew(cost(100, 180, 60), cost(100, 299, 60)), false);
    assert.equal(grew(cost(0, 3), cost(5, 8)), false);
    assert.equal(grew(cost(0, 3), cost(7, 8)), true);
  });
});
