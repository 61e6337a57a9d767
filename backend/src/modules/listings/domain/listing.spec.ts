// The rules of a listing.
import { Money } from '../../../kernel/money.js';
import { aListing } from '../test/listing.factory.js';
import { Listing } from './listing.js';
import { mayBecome, type Status } from './listing-status.js';

const later = new Date('2026-03-02T10:00:00Z');

describe('a listing', () => {
  // @spec state-listing-active
  it('is active when it is posted', () => {
    expect(aListing().state).toMatchObject({ status: 'ACTIVE', finalSoldPrice: null });
  });

  // @spec state-listing-sold
  it('is sold for the listed price', () => {
    const listing = aListing({ price: Money.ofCents(599) });
    listing.markSold(later);
    expect(listing.state).toMatchObject({ status: 'SOLD', statusUpdatedAt: later });
    expect(listing.state.finalSoldPrice?.cents).toBe(599);
  });

  it('changes its price and condition while it is active', () => {
    const listing = aListing();
    listing.change({ price: Money.ofCents(100), condition: 'DAMAGED' });
    expect(listing.state.terms).toMatchObject({ price: { cents: 100 }, condition: 'DAMAGED', type: 'SELL' });
  });

  it('is a new version with each change, however many verbs it takes', () => {
    const listing = aListing();
    expect(listing.state.version).toBe(1);
    listing.change({ price: Money.ofCents(100) });
    listing.markSold(later);
    expect(listing.state.version).toBe(2);
    expect(Listing.restore(listing.state).state.version).toBe(2);
  });

  it('stays the version it is when a change changes nothing', () => {
    const listing = aListing({ price: Money.ofCents(250) });
    listing.change({});
    listing.change({ price: Money.ofCents(250), condition: 'NEAR_MINT', language: 'en' });
    expect(listing.state.version).toBe(1);
    listing.change({ price: Money.ofCents(251), condition: 'NEAR_MINT' });
    expect(listing.state.version).toBe(2);
  });

  it('is back on the market when its sale is taken back within ten minutes, and not later', () => {
    const listing = aListing();
    listing.markSold(later, Money.ofCents(300));
    const soon = new Date(later.getTime() + 10 * 60_000);
    expect(() => listing.takeBackSale(new Date(soon.getTime() + 1))).toThrow('It’s too late to undo this.');
    listing.takeBackSale(soon);
    expect(listing.state).toMatchObject({ status: 'ACTIVE', finalSoldPrice: null, statusUpdatedAt: soon });
    listing.change({ condition: 'DAMAGED' });
    expect(listing.state.terms.condition).toBe('DAMAGED');
  });

  it('is withdrawn while it is active, and never once it is sold', () => {
    const sold = aListing();
    sold.markSold(later);
    expect(() => sold.withdraw(later)).toThrow('This listing has been sold');
    const withdrawn = aListing();
    withdrawn.withdraw(later);
    expect(withdrawn.state).toMatchObject({ status: 'WITHDRAWN', withdrawnAt: later, version: 1 });
    expect(() => withdrawn.markSold(later)).toThrow('This listing doesn’t exist');
    expect(() => withdrawn.takeBackSale(later)).toThrow('This listing doesn’t exist');
    expect(() => withdrawn.change({ condition: 'DAMAGED' })).toThrow('This listing doesn’t exist');
  });

  it('is as it was when its withdrawal is taken back within ten minutes, and not later', () => {
    const listing = aListing();
    const { statusUpdatedBy: _by, ...before } = listing.state;
    listing.withdraw(later);
    const soon = new Date(later.getTime() + 10 * 60_000);
    expect(() => listing.restore(new Date(soon.getTime() + 1))).toThrow('It’s too late to undo this.');
    listing.restore(soon);
    expect(listing.state).toEqual({ ...before, statusUpdatedBy: listing.lister });
  });

  it.each<[Status, Status, boolean]>([
    ['ACTIVE', 'RESERVED', true],
    ['RESERVED', 'ACTIVE', true],
    ['RESERVED', 'SOLD', true],
    ['RESERVED', 'WITHDRAWN', false],
    ['SOLD', 'WITHDRAWN', false],
    ['SOLD', 'RESERVED', false],
    ['WITHDRAWN', 'SOLD', false],
  ])('that is %s may become %s: %s', (from, to, isAllowed) => {
    expect(mayBecome(from, to)).toBe(isAllowed);
  });

  it('never changes once it is sold', () => {
    const listing = aListing();
    listing.markSold(later);
    const sold = listing.state;
    expect(() => listing.change({ condition: 'DAMAGED' })).toThrow('This listing has been sold');
    expect(() => listing.markSold(later)).toThrow('This listing has been sold');
    expect(listing.state).toEqual(sold);
  });
});
