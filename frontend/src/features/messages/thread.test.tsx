/** Messages on the page of an offer: read, muted, gone, and what their reader is warned about. */
import { act, screen, waitFor } from '@testing-library/react';
import { THREAD_TAG } from '../../api/message-tags';
import { messagesApi } from '../../api/messages';
import { pageStore } from '../../app/store';
import OfferPage from '../../pages/offer';
import { aMessage, keeps, MESSAGES, openThread as open, textsOf, WRITE } from '../../test/messages';
import { mockServer, type Reply } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aTradeOffer, OFFER } from '../../test/trades';

const THREAD = 'GET /api/offers/:uuid/thread';
const READ = 'PUT /api/offers/:uuid/messages/read';
const MUTE = 'PUT /api/offers/:uuid/thread';

const aThread = (facts: object = {}) => ({
  ...{ isMuted: false, unread: 0, isWritable: true, closesAt: null },
  ...facts,
});

let seen: IntersectionObserverCallback[] = [];
beforeEach(() => {
  seen = [];
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer() });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  });
});
/** Something has changed on the server. */
const readAgain = () =>
  act(() => {
    pageStore().dispatch(messagesApi.util.invalidateTags([THREAD_TAG(OFFER)]));
  });
const comeIntoView = () =>
  act(() => {
    for (const callback of seen)
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  });

test('six digits before the meeting are a warning, and so is a request to pay ahead', async () => {
  keeps(
    aMessage('Just send it with PayPal friends and family'),
    aMessage('At six?', { author: player.uuid }),
  );
  const { person, field, part } = await open();
  expect(part.getAllByText(/^Be careful: pay when/)).toHaveLength(1);
  await person.type(field(), 'My code is 123 456');
  expect(part.getByText(/^Is this your hand-over code\?/)).toBeVisible();
  await person.clear(field());
  expect(part.queryByText(/^Is this your hand-over code\?/)).toBeNull();
});

// @spec call-thread, call-mark-messages-read, call-mute-messages
test('messages are read once they are seen, and a thread is muted at a press', async () => {
  const latest = aMessage('Hello');
  keeps(latest, aMessage('Hm', { author: player.uuid }));
  let thread = aThread({ unread: 1 });
  mockServer.on(THREAD, () => ({ body: thread }));
  mockServer.on(READ, () => {
    thread = aThread();
    return { status: 204 };
  });
  const { person, part } = await open();
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(mockServer.calls(READ)).toEqual([]);
  await comeIntoView();
  await waitFor(() =>
    expect(mockServer.calls(READ).map(({ body }) => body)).toEqual([{ message: latest.uuid }]),
  );
  mockServer.on(MUTE, ({ body }) => {
    thread = aThread(body as object);
    return { body: thread };
  });
  await person.click(part.getByRole('switch', { name: 'Muted' }));
  await waitFor(() => expect(part.getByRole('switch', { name: 'Muted' })).toBeChecked());
  await waitFor(() => expect(mockServer.calls(MUTE).map(({ body }) => body)).toEqual([{ isMuted: true }]));
  mockServer.fail(MUTE, 503);
  await person.click(part.getByRole('switch', { name: 'Muted' }));
  expect(await screen.findByText('This wasn’t changed.')).toBeVisible();
  expect(mockServer.calls(MUTE).at(-1)?.body).toEqual({ isMuted: false });
  await waitFor(() => expect(part.getByRole('switch', { name: 'Muted' })).toBeChecked());
});

test('a thread that is muted stays so, although a read before it answers late', async () => {
  keeps(aMessage('Hello', { author: player.uuid }));
  let isMuted = false;
  let isAnswered = () => {};
  const muted = new Promise<void>((go) => {
    isAnswered = go;
  });
  mockServer.on(THREAD, () => ({ body: aThread({ isMuted }) }));
  mockServer.on(MUTE, async ({ body }) => {
    await muted;
    ({ isMuted } = body as { isMuted: boolean });
    return { body: aThread({ isMuted }) };
  });
  const { person, part } = await open();
  const choice = part.getByRole('switch', { name: 'Muted' });
  await person.click(choice);
  expect(choice).toBeChecked();
  const before = mockServer.calls(THREAD).length;
  act(() => window.dispatchEvent(new Event('focus')));
  await act(() => new Promise((go) => setTimeout(go, 20)));
  expect(choice).toBeChecked();
  isAnswered();
  await waitFor(() => expect(mockServer.calls(THREAD).length).toBeGreaterThan(before));
  expect(choice).toBeChecked();
});

test('marking as read that fails is tried again once there is a network, and with the next message, not at once', async () => {
  const first = aMessage('Hello');
  keeps(first);
  mockServer.on(THREAD, { body: aThread({ unread: 1 }) });
  mockServer.fail(READ, 503);
  await open();
  await comeIntoView();
  await act(() => new Promise((go) => setTimeout(go, 200)));
  expect(mockServer.calls(READ)).toHaveLength(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(mockServer.calls(READ)).toHaveLength(2));
  const next = aMessage('Are you there?');
  keeps(first, next);
  readAgain();
  await waitFor(() => expect(mockServer.calls(READ).at(-1)?.body).toEqual({ message: next.uuid }));
  expect(mockServer.calls(READ)).toHaveLength(3);
});

test('a message that comes into view is marked as read although the number of unread ones came before it', async () => {
  const [first, next] = [aMessage('Hello'), aMessage('Are you there?')];
  keeps(first);
  let unread = 1;
  mockServer.on(THREAD, () => ({ body: aThread({ unread }) }));
  mockServer.on(READ, () => {
    unread = 0;
    return { status: 204 };
  });
  await open();
  await comeIntoView();
  await waitFor(() => expect(mockServer.calls(READ)).toHaveLength(1));
  keeps(first, next);
  readAgain();
  await waitFor(() => expect(mockServer.calls(READ).at(-1)?.body).toEqual({ message: next.uuid }));
});

test('what is gone says why, and a conversation that is over is only read', async () => {
  keeps(aMessage(null, { gone: 'HIDDEN' }), aMessage(null, { gone: 'REMOVED' }));
  mockServer.on(THREAD, { body: aThread({ isWritable: false, closesAt: '2026-03-15T10:00:00.000Z' }) });
  const { part } = await open();
  expect(part.getByText('Hidden by moderation')).toBeVisible();
  expect(part.getByText('Message removed')).toBeVisible();
  expect(part.queryByRole('textbox')).toBeNull();
  expect(part.getByText('You can’t write to each other here any more.')).toBeVisible();
});

test('a message that was refused because the conversation is over keeps its text, and so does what was being written', async () => {
  keeps(aMessage('Hello'));
  let thread = aThread();
  mockServer.on(THREAD, () => ({ body: thread }));
  mockServer.fail(WRITE, 409, { code: 'offers.messages-over', message: 'These messages are over.' });
  const { person, field, send, part } = await open();
  await person.type(field(), 'See you at six');
  await person.click(send());
  await part.findByRole('button', { name: 'Edit' });
  await person.type(field(), 'Half a sent');
  thread = aThread({ isWritable: false });
  readAgain();
  expect(await part.findByText('You can’t write to each other here any more.')).toBeVisible();
  expect(part.getByText('See you at six')).toBeVisible();
  expect(part.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(part.getByRole('textbox', { name: 'What you were writing' })).toHaveValue('Half a sent');
  await person.click(part.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(textsOf()).toEqual(['Hello']));
});

test('older messages are loaded when they are asked for', async () => {
  const [older, newer] = [aMessage('Older'), aMessage('Newer')];
  mockServer.on(
    MESSAGES,
    ({ query }): Reply =>
      query.get('after')
        ? { body: [older], headers: { 'x-total-count': '2' } }
        : {
            body: [newer],
            headers: { 'x-total-count': '2', link: `</api/offers/${OFFER}/messages?after=abc>; rel="next"` },
          },
  );
  const { person, part } = await open();
  expect(textsOf()).toEqual(['Newer']);
  await person.click(part.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(textsOf()).toEqual(['Older', 'Newer']));
  expect(part.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('a draft has no messages, and neither has an offer whose messages are gone', async () => {
  // The part is there from now on: what follows can't pass because it has not come yet.
  keeps(aMessage('Hello'));
  const { unmount } = await open();
  unmount();
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer({ state: 'DRAFT', turn: null }) });
  const asked = mockServer.calls(THREAD).length;
  const draft = await openWithout();
  expect(mockServer.calls(THREAD)).toHaveLength(asked);
  draft.unmount();
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer() });
  for (const call of [THREAD, MESSAGES] as const) mockServer.fail(call, 404);
  const { container } = await openWithout();
  await waitFor(() => expect(mockServer.calls(THREAD).length).toBeGreaterThan(asked));
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  expect(container).not.toHaveTextContent('The messages didn’t load.');
});

/** The page of an offer that has no messages. */
async function openWithout() {
  const rendered = renderScreen(<OfferPage />, { at: `/offers/${OFFER}`, path: '/offers/:id' });
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((go) => setTimeout(go, 50)));
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  return rendered;
}

test('a message that comes while the page is open is read out', async () => {
  const first = aMessage('Hello');
  keeps(first);
  const { part, unmount } = await open();
  expect(part.getByText('Hello')).toBeVisible();
  keeps(first, aMessage('Are you there?'));
  readAgain();
  expect(await part.findByText('The Gilded Sleeve: Are you there?')).toHaveAttribute('role', 'status');
  unmount();
});
