/** What the link in the mail of a message leads to. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const REPORT = 'POST /api/listings/messages/report';
const AT = '/report-message?token=abc';
const sent = () => mockServer.calls(REPORT).map(({ body }) => body);
beforeEach(() => mockServer.on('GET /api/client-config', { body: withoutTurnstile }));

const open = async () => {
  const { person } = renderApp({ at: AT });
  await screen.findByRole('heading', { level: 1, name: 'Report a message' });
  return { person, submit: () => screen.getByRole('button', { name: 'Send report' }) };
};

// @spec route-report-message
test('a visitor reports a message with a reason, a note and a block, and can undo the block', async () => {
  mockServer.on(REPORT, { body: { repeated: false, blocked: true } });
  const { person, submit } = await open();
  expect(document.title).toBe('Report a message · Playset');
  await person.click(screen.getByRole('radio', { name: 'Scam or fraud' }));
  await person.type(screen.getByLabelText('Anything we should know? (optional)'), 'Money first');
  await person.click(screen.getByRole('checkbox', { name: 'Don’t let this person message me again' }));
  await person.click(submit());
  expect(await screen.findByRole('heading', { name: 'Thanks for your report' })).toBeVisible();
  expect(screen.getByText(/This person can’t message you anymore\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
  const report = { token: 'abc', reason: 'SCAM', note: 'Money first' };
  expect(sent()).toEqual([{ ...report, block: true }]);

  mockServer.on(REPORT, { body: { repeated: true, blocked: false } });
  await person.click(screen.getByRole('button', { name: 'Undo block' }));
  expect(await screen.findByText(/This person can still message you\./)).toBeVisible();
  expect(sent()[1]).toEqual({ ...report, block: false });
  expect(screen.getByRole('button', { name: 'Block this person' })).toHaveFocus();
});

test('a report needs a reason, and a note that is too long is neither cut nor sent', async () => {
  const { person, submit } = await open();
  await person.click(submit());
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
  await person.click(screen.getByRole('radio', { name: 'Something else' }));
  expect(screen.queryByText('Choose a reason.')).toBeNull();
  const note = screen.getByLabelText('Anything we should know? (optional)');
  await person.click(note);
  await person.paste('x'.repeat(1002));
  await person.click(submit());
  expect(await screen.findByText('Shorten this by 2 characters.')).toBeVisible();
  expect(note).toHaveFocus();
  expect(note).toHaveValue('x'.repeat(1002));
  expect(sent()).toEqual([]);
});

test('a message that was reported before says so, and leaves a block as it was', async () => {
  mockServer.on(REPORT, { body: { repeated: true, blocked: true } });
  const { person, submit } = await open();
  await person.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await person.click(submit());
  expect(await screen.findByText(/You’ve already reported this message\./)).toBeVisible();
  expect(sent()).toEqual([{ token: 'abc', reason: 'SPAM' }]);
  expect(screen.getByRole('button', { name: 'Undo block' })).toBeVisible();
});

test('two presses send one report', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(REPORT, () => gate.then(() => ({ body: { repeated: false, blocked: false } })));
  const { person, submit } = await open();
  await person.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await person.dblClick(submit());
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'Thanks for your report' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

// @spec route-report-message
test('a link that is no longer valid says so', async () => {
  mockServer.fail(REPORT, 400, {
    code: 'listings.report-link-invalid',
    message: 'This link is no longer valid.',
  });
  const { person, submit } = await open();
  await person.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await person.click(submit());
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  expect(screen.getByText(/for 180 days/)).toBeVisible();
});

test('a link without a token is incomplete', async () => {
  renderApp({ at: '/report-message' });
  expect(await screen.findByRole('heading', { name: 'Invalid link' })).toBeVisible();
});

test('a report that got no answer keeps what was typed, and can be sent again', async () => {
  mockServer.fail(REPORT, 500);
  const { person, submit } = await open();
  await person.click(screen.getByRole('radio', { name: 'Harassment or threats' }));
  await person.type(screen.getByLabelText('Anything we should know? (optional)'), 'Rude');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be sent');
  expect(screen.getByLabelText('Anything we should know? (optional)')).toHaveValue('Rude');
  mockServer.on(REPORT, { body: { repeated: false, blocked: false } });
  await person.click(submit());
  expect(await screen.findByRole('heading', { name: 'Thanks for your report' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
