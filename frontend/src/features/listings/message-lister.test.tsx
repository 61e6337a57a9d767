/** Writing to a player who hides their e-mail address, from the page of a card. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../../browser/session';
import CardPage from '../../pages/card';
import { aCard, aPlayerListing, aPriceHistory, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const SEND = 'POST /api/listings/:uuid/messages';
const dana = { userId: '5a1d0f6e-0000-4000-8000-00000000000d', name: 'Dana', email: null, phoneNumber: null };
const hidden = aPlayerListing({ ...dana, uuid: 'listing-of-dana', price: 3.5 });
const answer = { uuid: 'm', sentAt: '2026-03-01T10:00:00.000Z' };
const keys = () => mockServer.calls(SEND).map(({ headers }) => headers.get('idempotency-key'));
const at = '/cards/results/heron-id';

beforeEach(() => {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/watchlist/:uuid/contains', { body: { contains: false } });
  mockServer.on('GET /api/listings/with-card', {
    body: [
      hidden,
      aPlayerListing({ uuid: 'mine', userId: player.uuid, email: null }),
      aPlayerListing({ uuid: 'open', userId: 'someone', name: 'Sam', email: 'sam@example.com' }),
    ],
  });
});

async function open() {
  const { person, unmount } = renderScreen(<CardPage />, { at, path: '/cards/results/:cardId' });
  await person.click(await screen.findByRole('tab', { name: 'Individual Listings' }));
  const button = await screen.findByRole('button', { name: 'Message Dana' });
  const write = async () => {
    await person.click(button);
    return within(await screen.findByRole('dialog', { name: 'Message Dana' }));
  };
  return { person, button, write, unmount };
}
const field = () => screen.findByLabelText('Your message');

test('only a lister who hides their e-mail is messaged, and nobody messages themselves', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: /^Message / })).toHaveLength(1);
});

// @spec call-send-message
test('a message says who sees what, is sent, and gives the focus back', async () => {
  mockServer.on(SEND, { status: 201, body: answer });
  const { person, button, write } = await open();
  const dialog = await write();
  expect(
    dialog.getByText(
      'Dana will see your name and email address and can reply by email. You won’t see theirs until they do.',
    ),
  ).toBeVisible();
  expect(dialog.getByText('About Clockwork Heron (Brinemarch #89) for $3.50')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Your message')).toHaveFocus());
  await person.type(await field(), '  Still there?{Enter}I can come by. ');
  expect(dialog.getByText('27 of 1,000 characters')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message sent to Dana.')).toBeVisible();
  expect(dialog.getByText(`Replies will go to ${player.email}.`)).toBeVisible();
  const [call] = mockServer.calls(SEND);
  expect(call?.body).toEqual({ text: 'Still there?\nI can come by.' });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  await write();
  expect(await field()).toHaveValue('');
});

test('a message that is empty or too long is not sent, and nothing of it is cut', async () => {
  const { person, write } = await open();
  const dialog = await write();
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText('Write a message.')).toBeVisible();
  expect(await field()).toHaveFocus();
  await person.paste('🃏'.repeat(1001));
  expect(dialog.getByText('1,001 of 1,000 characters')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText('Shorten this by 1 character.')).toBeVisible();
  expect(await field()).toHaveValue('🃏'.repeat(1001));
  expect(keys()).toEqual([]);
});

test('two presses send it once', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockServer.on(SEND, () => gate.then(() => ({ status: 201, body: answer })));
  const { person, write } = await open();
  const dialog = await write();
  await person.type(await field(), 'Hi');
  await person.dblClick(dialog.getByRole('button', { name: 'Send message' }));
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Message Dana' })).toBeVisible();
  await act(async () => release());
  expect(await screen.findByText('Message sent to Dana.')).toBeVisible();
  expect(keys()).toHaveLength(1);
});

// @spec call-send-message
test('a message whose answer was lost is sent again under the same key, also after a reload; another text has another', async () => {
  mockServer.fail(SEND, 500);
  const { person, write, unmount } = await open();
  const dialog = await write();
  await person.type(await field(), 'Hi');
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  const kept = { ...sessionStorage };
  unmount();
  const again = await open();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const next = await again.write();
  expect(await field()).toHaveValue('Hi');
  await again.person.click(next.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  await next.findByRole('alert');
  await again.person.type(await field(), ' Dana');
  await again.person.click(next.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a draft outlives Escape, and is gone after logging out', async () => {
  const { person, write } = await open();
  await write();
  await person.type(await field(), 'Hi Dana');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await write();
  expect(await field()).toHaveValue('Hi Dana');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Hi Dana');
  await act(async () => endSession());
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Hi Dana');
});

test('a refusal for now says until when, a blocked sender that they are', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  mockServer.on(SEND, {
    status: 429,
    body: { code: 'listings.too-many-messages', message: 'Later.' } as never,
    headers: { 'retry-after': '3600' },
  });
  const { person, write } = await open();
  const dialog = await write();
  await person.type(await field(), 'Hi');
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /Try again after Mar 1, 2026, \d+:01.*\. What you wrote is still here\./,
  );
  mockServer.fail(SEND, 422, { message: 'This person doesn’t accept messages from you.' });
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText('This person doesn’t accept messages from you.')).toBeVisible();
  jest.useRealTimers();
});

test('a listing that was sold in the meantime says so, and offers no other try', async () => {
  mockServer.fail(SEND, 404);
  const { person, write } = await open();
  const dialog = await write();
  await person.type(await field(), 'Hi');
  await person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This listing has been sold or withdrawn');
  expect(dialog.queryByRole('button', { name: 'Send message' })).toBeNull();
});
