/** The other printings of a card, and its languages. */
import { screen, within } from '@testing-library/react';
import type { Card } from '../../api/cards';
import { aCard, aPriceHistory, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const SEARCH = 'GET /api/cards/search';
const heron = aCard({ oracle_id: 'heron-oracle', rarity: 'rare' });
const promo = aCard({
  id: 'promo-id',
  set: 'pbrm',
  set_name: 'Brinemarch Promos',
  collector_number: '89s',
  rarity: 'mythic',
  finishes: ['foil'],
  prices: { usd: null, usd_foil: '4.50', usd_etched: null },
});

beforeEach(() => mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() }));

function open(card: Card, printings: Card[], languages: Card[] = [card]) {
  mockServer.on('GET /api/cards/:id', { body: card });
  mockServer.on('GET /api/listings/with-card', { body: [] });
  mockServer.on(SEARCH, ({ query }) => ({
    body: someCards(query.get('q')?.includes('lang:any') ? languages : printings),
  }));
  return renderScreen(<CardDetail cardId={card.id} search="heron" />);
}
const asked = () => mockServer.calls(SEARCH).map(({ query }) => Object.fromEntries(query));
const section = async () => within(await screen.findByRole('region', { name: 'Other printings' }));

// @spec screen-other-printings
test('the printings have set, number, rarity, finishes and price, the newest first, this one marked', async () => {
  open(heron, [promo, heron]);
  const printings = await section();
  const [first, second] = await printings.findAllByRole('link', { name: /#/ });
  expect(first).toHaveTextContent('Brinemarch Promos PBRM #89smythicFoilFoil $4.50');
  expect(first).toHaveAttribute('href', '/cards/results/promo-id?search=heron');
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveTextContent('Brinemarch BRM #89rareNonfoil, FoilThis printing$0.25');
  expect(second).toHaveAttribute('aria-current', 'page');
  const wanted = { q: 'oracleid:heron-oracle', unique: 'prints', order: 'released', dir: 'desc' };
  expect(asked()).toContainEqual(expect.objectContaining(wanted));
});

// @spec screen-other-printings
test('a card without an oracle id is found by its exact name', async () => {
  open(aCard(), [aCard()]);
  expect(await (await section()).findByText('This is the only printing.')).toBeVisible();
  expect(asked()).toContainEqual(expect.objectContaining({ q: '!"Clockwork Heron"' }));
});

// @spec screen-other-printings
test('of many printings some are shown, with this one among them, until all are asked for', async () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    aCard({ id: `id-${at}`, collector_number: String(at + 1), oracle_id: 'heron-oracle' }),
  );
  const { person } = open(many[11] as Card, many);
  const printings = await section();
  expect(await printings.findAllByRole('link', { name: /#/ })).toHaveLength(8);
  expect(printings.getByRole('link', { current: 'page' })).toHaveTextContent('#12');
  await person.click(printings.getByRole('button', { name: 'Show all 12' }));
  expect(printings.getAllByRole('link', { name: /#/ })).toHaveLength(12);
  expect(printings.queryByRole('button', { name: /Show all/ })).toBeNull();
});

// @spec screen-other-printings
test('the languages of this printing lead to its other copies', async () => {
  const japanese = aCard({ id: 'ja-id', lang: 'ja' });
  open(heron, [heron], [heron, japanese, aCard({ id: 'other', lang: 'fr', collector_number: '89a' })]);
  const printings = await section();
  expect(await printings.findByRole('link', { name: 'Japanese' })).toHaveAttribute(
    'href',
    '/cards/results/ja-id?search=heron',
  );
  expect(printings.getByText('Languages')).toBeVisible();
  expect(printings.queryByText('French')).toBeNull();
});

test('printings that do not load can be tried again', async () => {
  open(heron, [heron]);
  mockServer.fail(SEARCH, 500);
  expect(await screen.findByText('Failed to fetch cards.')).toBeVisible();
});
