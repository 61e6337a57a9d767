/** Choices on the page of what is on offer: none is lost, however fast or slow they are made. */
import { act, screen, waitFor } from '@testing-library/react';
import { anOffer } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { outrunRouter } from '../../test/outrun-router';
import { ownPlace } from '../../test/own-place';
import { player, renderApp } from '../../test/render';

const OFFERS = 'GET /api/listings/on-offer';
const asked = () => Object.fromEntries(mockServer.calls(OFFERS).at(-1)?.query ?? []);

async function openFilters() {
  mockServer.on('GET /api/places/mine', { body: ownPlace() });
  mockServer.on(OFFERS, { body: { total: 1, isPartial: false, notices: [], cards: [anOffer()] } });
  const opened = renderApp({ user: player, at: '/cards/on-offer' });
  await opened.person.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByLabelText('Foil');
  return opened;
}

const pressBoth = (first: string, second: string) =>
  outrunRouter(
    () => screen.getByLabelText(first).click(),
    () => screen.getByLabelText(second).click(),
  );

test('a filter that is chosen before the one before it is drawn keeps both', async () => {
  await openFilters();
  await pressBoth('Foil', 'Near Mint');
  await waitFor(() => expect(asked()).toMatchObject({ finish: 'FOIL', condition: 'NEAR_MINT' }));
});

test('two of the same filter are both chosen, however fast', async () => {
  await openFilters();
  await pressBoth('Near Mint', 'Lightly Played');
  await waitFor(() => expect(asked()).toMatchObject({ condition: 'NEAR_MINT,LIGHTLY_PLAYED' }));
});

test.each([
  ['12', '.', '5'],
  ['1.0', '5'],
])('a price that is typed with pauses stays as it is typed: %j', async (...parts) => {
  const { person } = await openFilters();
  const field = screen.getByLabelText('From price');
  for (const part of parts) {
    await person.type(field, part);
    await act(() => new Promise((later) => setTimeout(later, 400)));
  }
  expect(field).toHaveValue(parts.join(''));
  expect(asked()).toMatchObject({ minPrice: parts.join('') });
});

test('a filter that is cleared before its address is drawn is not chosen any more', async () => {
  await openFilters();
  await outrunRouter(
    () => screen.getByLabelText('Foil').click(),
    () => screen.getByRole('button', { name: 'Clear filters' }).click(),
  );
  expect(screen.getByLabelText('Foil')).not.toBeChecked();
  expect(asked()).not.toHaveProperty('finish');
});

test('clearing the filters keeps the focus on the page', async () => {
  const { person } = await openFilters();
  await person.click(screen.getByLabelText('Foil'));
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});

test('looking anywhere keeps the focus on the page', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ radiusKm: 25 }) });
  mockServer.on(OFFERS, { body: { total: 0, isPartial: false, notices: [], cards: [] } });
  const { person } = renderApp({ user: player, at: '/cards/on-offer' });
  await person.click(await screen.findByRole('button', { name: 'Look anywhere' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Look anywhere' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});
