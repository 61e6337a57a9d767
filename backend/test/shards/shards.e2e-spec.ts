// The keys of the database allow to spread it over many machines by lister, but for what is known not to fit yet.
import { DataSource } from 'typeorm';
import { story } from '../story.js';
import { misfits } from './misfits.js';
import { NOT_YET, PLACES } from './places.js';

describe('a market on many machines', () => {
  const market = story({}, { alone: true });
  const database = () => market.app.get(DataSource);

  it('is kept from it by nothing but what is known', async () => {
    expect(await misfits(database(), PLACES)).toEqual(NOT_YET);
  });

  it('would be kept from it by a table without a place, a key without its lister or a reference to elsewhere', async () => {
    const changes = [
      'create table listings.offer (lister uuid, listing uuid references listings.listings (uuid))',
      'create unique index one_owner on watchlist.watched_card (card_id) where card_id is null',
      'create table catalogs.best (listing uuid references listings.listings (uuid))',
      'alter table listings.withdrawn alter column lister drop not null',
    ];
    for (const change of changes) await database().query(change);
    const places = { ...PLACES, 'catalogs.best': 'everywhere', 'users.gone': 'first' } as const;
    expect((await misfits(database(), places)).filter((found) => !NOT_YET.includes(found))).toEqual([
      'listings.offer has no place',
      'users.gone is no table',
      'listings.withdrawn: lister is not always a uuid',
      'watchlist.watched_card: one_owner is without owner',
      'catalogs.best: best_listing_fkey refers to listings.listings, which lives elsewhere',
      'listings.offer: offer_listing_fkey refers to listings.listings, which lives elsewhere',
    ]);
  });
});
