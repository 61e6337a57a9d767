/** What is on offer around somebody: labels, filters in the address, and what is said where there is nothing. */
import { screen, waitFor } from '@testing-library/react';
import type { OfferedCard } from '../../api/on-offer';
import { anOffer } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { player, renderApp } from '../../test/render';
import { aHold, OFFER } from '../../test/trades';

const OFFERS = 'GET /api/listings/on-offer';
const PLACE = 'GET /api/places/mine';
const found = (cards: OfferedCard[], facts: object = {}) =>
  mockServer.on(OFFERS, {
    body: { total: cards.length, isPartial: false, notices: [], cards, ...facts },
  });
const inChicago = (radiusKm: number | null, unit: 'KM' | 'MI' | null = 'KM') =>
  mockServer.on(PLACE, { body: ownPlace({ radiusKm, unit }) });
const open = (query = '') => renderApp({ user: player, at: `/cards/on-offer${query}` });
const asked = () => Object.fromEntries(mockServer.calls(OFFERS).at(-1)?.query ?? []);

// @spec added-on-offer, route-on-offer
test('each card says from what price, how many copies are near, and how far the nearest is', async () => {
  inChicago(25);
  found([
    anOffer(),
    anOffer({
      cardId: 'b',
      cardNumber: '90',
      price: null,
      type: 'TRADE',
      copies: 1,
      distance: { km: 5, isAbout: true },
    }),
    anOffer({
      ...{ cardId: 'c', cardNumber: '91', isStale: true },
      ...{ marketPrice: 2, finish: 'FOIL', language: 'ja', copy: { ...anOffer().copy, price: 1.8 } },
    }),
  ]);
  open();
  expect(
    await screen.findByRole('link', {
      name: /#89\s+from\s\$1\.20 · 3\snearby · 2\.1\skm$/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /#90\s+for\strade · 1\snearby · about\s5\skm$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /#91.*2\.1\skm · not\scounted\slately$/ })).toBeVisible();
  // The price that a copy has, not the lowest one of all printings, is that of its market.
  const copies = screen.getAllByText(/^Near\sMint/).map(({ textContent }) => textContent);
  expect(copies.map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([
    'Near Mint · 20% below market',
    'Near Mint',
    'Near Mint · Foil · Japanese · 10% below market',
  ]);
  expect(screen.getByText('3 cards')).toBeVisible();
  expect(screen.getByText(/Measured from Chicago/)).toBeVisible();
});

test('distances are in miles for who wants them so', async () => {
  inChicago(25, 'MI');
  found([anOffer()]);
  open();
  expect(await screen.findByRole('link', { name: /1\.3\smi/ })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Within 16 mi' })).toBeVisible();
});

test('words, order, distance and filters stand in the address, and are asked for', async () => {
  inChicago(25);
  found([anOffer()]);
  const { person, router } = open('?search=heron&sort=price&condition=NEAR_MINT,NONSENSE&min=abc&max=5');
  await screen.findByRole('link', { name: /#89/ });
  expect(asked()).toEqual({
    q: 'heron',
    sort: 'price',
    condition: 'NEAR_MINT',
    maxPrice: '5',
    page: '1',
    limit: '60',
  });
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Most below market');
  await person.selectOptions(screen.getByLabelText('Distance'), 'Anywhere');
  await person.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await person.selectOptions(await screen.findByLabelText('Offered by'), 'Stores');
  await person.click(screen.getByLabelText('Foil'));
  await waitFor(() =>
    expect(asked()).toMatchObject({
      sort: 'discount',
      radius: 'any',
      lister: 'STORE',
      finish: 'FOIL',
      maxPrice: '5',
    }),
  );
  expect(router.state.location.search).toContain('lister=STORE');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(asked()).toEqual({ q: 'heron', sort: 'discount', radius: 'any', page: '1', limit: '60' }),
  );
});

test('nothing typed is all that is on offer', async () => {
  inChicago(25);
  found([anOffer()]);
  const { person } = open('?search=heron');
  const box = await screen.findByRole('combobox', { name: 'Card' });
  await person.clear(box);
  await person.type(box, '{Enter}');
  await waitFor(() => expect(asked()).toEqual({ sort: 'nearest', page: '1', limit: '60' }));
});

test('where nobody near has it, the search goes on anywhere', async () => {
  inChicago(25);
  found([]);
  const { person } = open('?search=heron');
  expect(await screen.findByText('Nobody near you offers a card like this right now.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Look anywhere' }));
  expect(await screen.findByText('Nobody offers a card like this right now.')).toBeVisible();
  expect(asked()).toMatchObject({ radius: 'any' });
});

test('who has no place sees everything, and is invited to set one', async () => {
  mockServer.on(PLACE, { body: ownPlace({ place: null }) });
  found([anOffer({ distance: null })]);
  open();
  expect(await screen.findByRole('link', { name: /#89\s+from\s\$1\.20 · 3\scopies$/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /town/i })).toBeVisible();
});

test('what was ignored of a search is said, and what cannot be read is no failure', async () => {
  inChicago(null);
  found([anOffer()], {
    isPartial: true,
    notices: [{ code: 'cards.other', message: 'Part of it was ignored.' }],
  });
  const first = open('?search=shine:5');
  expect(await screen.findByText('Part of it was ignored.')).toBeVisible();
  expect(screen.getByText(/Too many cards match to compare them all/)).toBeVisible();
  first.unmount();
  mockServer.fail(OFFERS, 400, {
    code: 'request.invalid',
    message: 'Some fields aren’t valid.',
    errors: [
      {
        field: 'q',
        code: 'cards.unclosed-parentheses',
        message: 'Your search contains unclosed parentheses.',
      },
    ],
  });
  open('?search=(t:elf');
  expect(await screen.findByText('Your search contains unclosed parentheses.')).toBeVisible();
});

test('a failure can be tried again', async () => {
  inChicago(25);
  mockServer.fail(OFFERS, 500);
  const { person } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  found([anOffer()]);
  await person.click(again);
  expect(await screen.findByRole('link', { name: /#89/ })).toBeVisible();
});

// @spec added-on-offer
test('the copy that shows a card is held at its store, or offered for, with one tap from the list', async () => {
  inChicago(25);
  const kim = { uuid: 'kim', name: 'Kim Osei', role: 'USER' as const };
  found([
    anOffer(),
    anOffer({
      ...{ cardId: 'b', cardName: 'Tidewell Archivist', price: 1, type: 'TRADE' },
      copy: { listing: 'tide-copy', price: 2.5, lister: kim },
    }),
  ]);
  mockServer.on('POST /api/offers/holds', { status: 201, body: aHold({ deal: null, state: 'OPEN' }) });
  const { person } = open();
  await person.dblClick(await screen.findByRole('button', { name: 'Hold for me: Clockwork Heron' }));
  const answer = await screen.findByRole('link', { name: 'Asked' });
  expect(answer).toHaveAttribute('href', `/offers/${OFFER}`);
  expect(answer).toHaveFocus();
  expect(mockServer.calls('POST /api/offers/holds').map(({ body }) => body)).toEqual([
    { listings: ['heron-copy'], maxTotal: 1.2 },
  ]);
  expect(screen.getByRole('link', { name: 'Kim Osei' })).toBeVisible();
  // Its own price, where the card is had for less from others.
  expect(screen.getByText('$2.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make an offer: Tidewell Archivist' })).toHaveAttribute(
    'href',
    '/offers/new?to=kim&listing=tide-copy',
  );
});
