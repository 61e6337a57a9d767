// What is wrong with a list of screens is found before the client is built with it: a breach of each rule is planted here.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circlesOf } from '../../frontend/build/chunks.mjs';
import { faultsOf, offlineModules, partsOf } from '../../frontend/build/screens.mjs';
import { withoutBudget } from './budget.mjs';

const EVENTS = {
  name: 'events',
  path: '/events',
  module: 'events',
  order: 60,
  menus: { tabs: true },
  budget: 'page',
};
const STORES = {
  name: 'stores',
  path: '/stores',
  module: 'stores',
  order: 70,
  menus: { tabs: true },
  budget: 'page',
};

describe('the declared screens', () => {
  it('have no fault as they should be', () => {
    assert.deepEqual(faultsOf([EVENTS, STORES]), []);
    assert.deepEqual(withoutBudget([EVENTS, STORES]), []);
  });

  const breaches = [
    [{ name: 'events' }, 'two screens have the name events'],
    [{ path: '/events' }, 'two screens have the path /events'],
    [{ menus: { tray: true } }, 'stores has a place in tray, which is no menu'],
    [{ order: undefined }, 'stores is in tabs, and does not say at which place'],
    [{ order: 60 }, 'two screens have tabs 60'],
    [{ menus: { tabs: { order: 60 } } }, 'two screens have tabs 60'],
  ];
  for (const [breach, fault] of breaches) {
    it(`would be refused: ${fault}`, () => {
      assert.deepEqual(faultsOf([EVENTS, { ...STORES, ...breach }]), [fault]);
    });
  }

  it('would be refused without a budget, or with one that is none', () => {
    assert.deepEqual(withoutBudget([EVENTS, { ...STORES, budget: 'huge' }]), ['stores has the budget huge']);
    assert.deepEqual(withoutBudget([{ ...STORES, budget: undefined }]), ['stores has the budget undefined']);
  });

  it('say what works offline, and what a page fetches by itself', () => {
    assert.deepEqual(offlineModules([EVENTS, { ...STORES, offline: ['features/stores/map'] }]), [
      'src/pages/stores.tsx',
      'src/features/stores/map.tsx',
    ]);
    assert.deepEqual(partsOf({ parts: ['features/a'] }), ['src/features/a.tsx']);
    assert.deepEqual(partsOf({}), []);
  });
});

describe('the chunks of the built client', () => {
  it('would be refused where two import each other', () => {
    const start = { imports: ['card'] };
    assert.deepEqual(circlesOf({ start, card: { imports: ['price'] }, price: {} }), []);
    assert.deepEqual(circlesOf({ start, card: { imports: ['price'] }, price: { imports: ['card'] } }), [
      'card > price > card',
    ]);
  });
});
