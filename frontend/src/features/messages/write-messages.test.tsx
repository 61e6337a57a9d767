/** Messages that are written faster than answers come, lost and sent again, or refused. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage, keeps, openThread as open, textsOf, WRITE } from '../../test/messages';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { aTradeOffer } from '../../test/trades';

const LOST = 'Not confirmed yet. It’s sent again while this conversation is open.';

beforeEach(() => mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer() }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
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
  await waitFor(() => expect(textsOf()).toEqual(['Well?', 'One', 'Two', 'Three\nand more']));
  expect(mockServer.calls(WRITE).map(({ body }) => (body as { text: string }).text)).toEqual([
    'One',
    'Two',
    'Three\nand more',
  ]);
  expect(new Set(mockServer.calls(WRITE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
});

test('the Enter that accepts a suggestion of an input method sends nothing, in Safari either', async () => {
  withKeyboard();
  keeps();
  const { person, field } = await open();
  await person.type(field(), 'にほん');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  // Safari ends the composition before it reports the key.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field()).toHaveValue('にほん');
  await person.type(field(), '{Enter}');
  await waitFor(() => expect(mockServer.calls(WRITE)).toHaveLength(1));
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
  expect(await part.findByText(LOST)).toBeVisible();
  await person.type(field(), 'Half a sent');
  await person.click(part.getByRole('button', { name: 'Try again' }));
  // The button is gone while it is sent.
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(mockServer.calls(WRITE)).toHaveLength(2));
  await part.findByText(LOST);
  const kept = { ...sessionStorage };
  unmount();
  keeps();
  const again = await open(kept);
  // It goes out by itself, and what was half written is still there.
  await waitFor(() => expect(textsOf()).toEqual(['Hello']));
  await waitFor(() => expect(again.part.queryByText('Sending…')).toBeNull());
  expect(again.field()).toHaveValue('Half a sent');
  const keys = mockServer.calls(WRITE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  mockServer.fail(WRITE, 503);
  await again.person.type(again.field(), 'ence');
  await again.person.click(again.send());
  await again.part.findByText(LOST);
  keeps(aMessage('Hello', { author: player.uuid }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(again.part.queryByText(LOST)).toBeNull());
  expect(mockServer.calls(WRITE).at(-1)?.body).toEqual({ text: 'Half a sentence' });
});

test('a message whose answer was lost is sent again by itself, but not while nobody looks at it', async () => {
  keeps();
  mockServer.fail(WRITE, 503);
  const { person, field, send, part } = await open();
  jest.useFakeTimers({ advanceTimers: true });
  await person.type(field(), 'Hello');
  await person.click(send());
  const again = await part.findByRole('button', { name: 'Try again' });
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(mockServer.calls(WRITE)).toHaveLength(1);
  isHidden.mockReturnValue(false);
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  await waitFor(() => expect(mockServer.calls(WRITE)).toHaveLength(2));
  // What one may be about to press stays while it is tried.
  expect(again).toBeVisible();
  keeps();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(part.queryByText(LOST)).toBeNull());
  expect(textsOf()).toEqual(['Hello']);
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
