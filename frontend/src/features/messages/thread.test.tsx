/** Messages on the page of an offer: written faster than answers come, lost and sent again, read, muted, and gone. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { MessageDto } from '../../api/messages';
import OfferPage from '../../pages/offer';
import { type Call, mockServer, type Reply } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aTradeOffer, OFFER } from '../../test/trades';

const MESSAGES = 'GET /api/offers/:uuid/messages';
const THREAD = 'GET /api/offers/:uuid/thread';
const WRITE = 'POST /api/offers/:uuid/messages';
const READ = 'PUT /api/offers/:uuid/messages/read';
const MUTE = 'PUT /api/offers/:uuid/thread';

const aThread = (facts: object = {}) => ({
  ...{ isMuted: false, unread: 0, isWritable: true, closesAt: null },
  ...facts,
});
let written = 0;
const aMessage = (text: string | null, facts: Partial<MessageDto> = {}): MessageDto => ({
  ...{ uuid: `message-${++written}`, author: store.uuid, text, gone: null },
  ...{ sentAt: '2026-03-01T10:00:00.000Z' },
  ...facts,
});
/** A server that keeps what is written, each answer as late as the test says. */
function keeps(...before: MessageDto[]) {
  const all = [...before];
  const waiting: (() => void)[] = [];
  let isLate = false;
  mockServer.on(MESSAGES, () => ({ body: all.toReversed() }));
  mockServer.on(WRITE, async ({ body }: Call): Promise<Reply> => {
    if (isLate) await new Promise<void>((go) => waiting.push(go));
    const message = aMessage((body as { text: string }).text, { author: player.uuid });
    all.push(message);
    return { status: 201, body: message };
  });
  return {
    beLate: () => {
      isLate = true;
    },
    answer: () => act(async () => waiting.shift()?.()),
  };
}

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
const comeIntoView = () =>
  act(() => {
    for (const callback of seen)
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  });
const withKeyboard = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('hover: hover'),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
afterEach(() => jest.restoreAllMocks());

async function open() {
  const rendered = renderScreen(<OfferPage />, { at: `/offers/${OFFER}`, path: '/offers/:id' });
  const part = within(await screen.findByRole('region', { name: 'Messages' }));
  const field = () => part.getByRole('textbox', { name: 'Write to The Gilded Sleeve' });
  return { ...rendered, part, field, send: () => part.getByRole('button', { name: 'Send' }) };
}
const textsOf = () =>
  within(screen.getByRole('region', { name: /^Messages between/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(You|The Gilded)/.test(text ?? ''))
    .map((text) => text?.replace(/^.*?: /, '').replace(/(\d{1,2}:\d\d.*|Sending…)$/, ''));

// @spec call-messages, call-write-message, screen-thread
test('what both have written is listed by day, and what is written comes last', async () => {
  keeps(
    aMessage('Is it near mint?', { author: player.uuid, sentAt: '2026-02-27T12:00:00.000Z' }),
    aMessage('It is', { sentAt: '2026-03-01T12:00:00.000Z' }),
  );
  const { person, part, field, send } = await open();
  expect(part.getByText('Friday, February 27, 2026')).toBeVisible();
  expect(part.getByText('Sunday, March 1, 2026')).toBeVisible();
  await person.type(field(), '  Great  ');
  await person.click(send());
  expect(field()).toHaveValue('');
  await waitFor(() => expect(textsOf()).toEqual(['Is it near mint?', 'It is', 'Great']));
  expect(mockServer.calls(WRITE).map(({ body }) => body)).toEqual([{ text: 'Great' }]);
});

test('who writes faster than answers come sends each message once and in order, whatever is pressed twice', async () => {
  withKeyboard();
  const server = keeps(aMessage('Well?'));
  server.beLate();
  const { person, field, send } = await open();
  await person.type(field(), 'One');
  await person.dblClick(send());
  await person.type(field(), 'Two{Enter}{Enter}Three{Shift>}{Enter}{/Shift}and more{Enter}');
  expect(textsOf()).toEqual(['Well?', 'One', 'Two', 'Three\nand more']);
  expect(mockServer.calls(WRITE)).toHaveLength(1);
  for (let nth = 0; nth < 3; nth++) await server.answer();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(textsOf()).toEqual(['Well?', 'One', 'Two', 'Three\nand more']);
  expect(mockServer.calls(WRITE).map(({ body }) => (body as { text: string }).text)).toEqual([
    'One',
    'Two',
    'Three\nand more',
  ]);
  expect(new Set(mockServer.calls(WRITE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
});

test('on a phone Enter breaks the line', async () => {
  keeps();
  const { person, field } = await open();
  await person.type(field(), 'One{Enter}Two');
  expect(field()).toHaveValue('One\nTwo');
  expect(mockServer.calls(WRITE)).toEqual([]);
});

test('a message whose answer was lost stays, and is sent again under its key: by hand, or once there is a network', async () => {
  keeps();
  mockServer.fail(WRITE, 503);
  const { person, field, send, part, unmount } = await open();
  await person.type(field(), 'Hello');
  await person.click(send());
  expect(await part.findByText('Not sent. It’s sent again once you’re back online.')).toBeVisible();
  await person.type(field(), 'Half a sent');
  await person.click(part.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(mockServer.calls(WRITE)).toHaveLength(2));
  await part.findByText('Not sent. It’s sent again once you’re back online.');
  const kept = { ...sessionStorage };
  unmount();
  keeps();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const again = await open();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  expect(mockServer.calls(WRITE).length).toBeGreaterThanOrEqual(2);
  again.unmount();
});

test('a message that breaks a rule says which, and can be edited', async () => {
  keeps();
  const message = 'Leave links, phone numbers and email addresses out of your first message.';
  mockServer.fail(WRITE, 422, { code: 'offers.message-with-contact', message });
  const { person, field, send, part } = await open();
  await person.type(field(), 'See bit.ly/x');
  await person.click(send());
  expect(await part.findByRole('alert')).toHaveTextContent(message);
  await person.click(part.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue('See bit.ly/x');
  expect(field()).toHaveFocus();
  expect(part.queryByRole('alert')).toBeNull();
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
  expect(part.getByRole('switch', { name: 'Muted' })).toBeChecked();
  await waitFor(() => expect(mockServer.calls(MUTE).map(({ body }) => body)).toEqual([{ isMuted: true }]));
  mockServer.fail(MUTE, 503);
  await person.click(part.getByRole('switch', { name: 'Muted' }));
  await waitFor(() => expect(part.getByRole('switch', { name: 'Muted' })).toBeChecked());
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
});

test('a draft has no messages, and neither has an offer that is gone', async () => {
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer({ state: 'DRAFT', turn: null }) });
  const { unmount } = renderScreen(<OfferPage />, { at: `/offers/${OFFER}`, path: '/offers/:id' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  unmount();
});
