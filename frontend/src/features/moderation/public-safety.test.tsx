/** Reporting and blocking on the public pages: members from a menu there, strangers once they have logged in. */
import { screen, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { aPublicCard, aPublicEvent, aSingle, aStorefront, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';

const { store, card, event } = PUBLIC_PAGES;
const REPORT = 'POST /api/reports';
const SLOWLY = { timeout: 10_000 };
const single = aSingle();
const ANSWERS = { store: aStorefront({ singles: [single] }), card: aPublicCard(), event: aPublicEvent() };

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/storefronts/:uuid', { body: ANSWERS.store });
  mockServer.on('GET /api/storefronts/:uuid/follow', { body: { follows: false } });
  mockServer.on('GET /api/storefronts/cards/:id', { body: ANSWERS.card });
  mockServer.on('GET /api/events/:uuid', { body: ANSWERS.event });
  mockServer.fail('GET /api/events/:uuid/attendance', 404, { code: 'events.no-answer', message: 'None.' });
});

test.each([
  ['a store', store.path, ANSWERS.store.name],
  ['an event', event.path, ANSWERS.event.name],
])('a stranger who reports %s logs in where they are', async (_what, at, name) => {
  const { person, router } = renderApp({ at });
  await person.click(await screen.findByRole('button', { name: `Report ${name}` }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
});

// @spec call-report
test.each([
  ['a store', store.path, ANSWERS.store.name, 'profile', { kind: 'PROFILE', id: ANSWERS.store.uuid }],
  ['a copy of a store', store.path, single.cardName, 'listing', { kind: 'LISTING', id: single.uuid }],
  ['an event', event.path, ANSWERS.event.name, 'event', { kind: 'EVENT', id: ANSWERS.event.uuid }],
  [
    'a store that has a card',
    card.path,
    ANSWERS.card.offers.sellers[0]?.name ?? '',
    'profile',
    { kind: 'PROFILE', id: ANSWERS.card.offers.sellers[0]?.uuid ?? '' },
  ],
] as const)('a member reports %s from its menu', async (_what, at, name, kind, target) => {
  mockServer.on(REPORT, {
    status: 201,
    body: {
      uuid: target.id,
      target,
      category: 'SPAM',
      receivedAt: '2026-03-01T10:00:00.000Z',
      isRepeated: false,
    },
  });
  const { person } = renderApp({ user: player, at });
  await person.click(await screen.findByRole('button', { name: `Report or block: ${name}` }, SLOWLY));
  await person.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Report this ${kind}` }, SLOWLY));
  await person.selectOptions(dialog.getByLabelText('What’s wrong?'), 'SPAM');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We’ve received your report/)).toBeVisible();
  expect(mockServer.calls(REPORT).map(({ body }) => body)).toEqual([{ target, category: 'SPAM' }]);
});
