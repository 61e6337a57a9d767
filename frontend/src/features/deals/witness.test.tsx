/** A store that witnesses a hand-over of two others, keeps cards at its counter, and says whether it does. */
import { screen, within } from '@testing-library/react';
import type { WitnessedDeal } from '../../api/deals';
import DealQueuePage from '../../pages/deal-queue';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aTrade, DEAL } from '../../test/trades';
import CounterRules from './counter-rules';

const FIND = 'POST /api/deals/counter/look-up';
const ATTEST = 'POST /api/deals/:uuid/witness';
const COUNTER = 'GET /api/deals/counter';
const RULES = 'GET /api/deals/counter/rules';
const SAVE = 'PUT /api/deals/counter/rules';
const mira = { uuid: 'mira', name: 'Mira Vale', role: 'USER' } as const;
const robin = { uuid: 'robin', name: 'Robin Alvarez', role: 'USER' } as const;

const found = (facts: Partial<WitnessedDeal> = {}): WitnessedDeal => ({
  ...{ uuid: DEAL, state: 'SCHEDULED', revision: 2, first: mira, second: robin, codeOf: 'robin' },
  ...{ acts: ['HANDED_OVER', 'LEFT'], cash: { amount: 5, payer: 'mira' }, meeting: null, shelf: null },
  isOwn: false,
  lines: aTrade().lines.map((line) => ({ ...line, giver: 'robin' })),
  ...facts,
});
const open = () => renderScreen(<DealQueuePage />, { user: store, at: '/deals/queue?part=witness' });
const enter = async (code: string) => {
  const { person } = open();
  const form = within(await screen.findByRole('region', { name: 'Witness a hand-over' }));
  await person.type(form.getByLabelText('Their code'), `${code}{Enter}`);
  return { person, form };
};
beforeEach(() => mockServer.on(COUNTER, { body: [] }));

test('a code shows both sides, and one tap says that it was handed over', async () => {
  mockServer.on(FIND, { body: found() });
  mockServer.on(ATTEST, { body: found({ state: 'DONE', acts: [] }) });
  const { person, form } = await enter('480 135');
  expect(await form.findByText('Mira Vale and Robin Alvarez')).toBeVisible();
  expect(form.getByText('Code of Robin Alvarez')).toBeVisible();
  expect(form.getByText('Mira Vale pays $5.00')).toBeVisible();
  await person.dblClick(form.getByRole('button', { name: 'Handed over here' }));
  expect(await form.findByLabelText('Their code')).toBeVisible();
  expect(mockServer.calls(FIND).map(({ body }) => body)).toEqual([{ code: '480135' }]);
  expect(mockServer.calls(ATTEST).map(({ body }) => body)).toEqual([
    { act: 'HANDED_OVER', code: '480135', revision: 2 },
  ]);
});

test('cards that are left get a shelf, and are listed until somebody comes', async () => {
  mockServer.on(FIND, { body: found() });
  let isKept = false;
  mockServer.on(ATTEST, () => {
    isKept = true;
    return { body: found({ state: 'AT_COUNTER', acts: [] }) };
  });
  const entry = { uuid: DEAL, state: 'AT_COUNTER', giver: robin, receiver: mira, cards: 2 };
  const more = { firstCard: 'Clockwork Heron', shelf: 'Box 1', dueAt: '2099-03-05T17:00:00.000Z' };
  mockServer.on(COUNTER, () => ({ body: isKept ? [{ ...entry, ...more }] : [] }));
  const { person, form } = await enter('480135');
  await person.type(await form.findByLabelText(/^Where you put them/), ' Box 1 ');
  await person.click(form.getByRole('button', { name: 'Left at the counter' }));
  expect(await screen.findByText('From Robin Alvarez, for Mira Vale')).toBeVisible();
  expect(screen.getByText('Box 1')).toBeVisible();
  expect(mockServer.calls(ATTEST).map(({ body }) => body)).toEqual([
    { act: 'LEFT', code: '480135', revision: 2, shelf: 'Box 1' },
  ]);
});

test('a late answer about one deal leaves the next one open', async () => {
  mockServer.on(FIND, { body: found() });
  const answer = mockServer.later(ATTEST, { body: found({ state: 'AT_COUNTER', acts: [] }) });
  const { person, form } = await enter('480135');
  expect(await form.findByText('Mira Vale and Robin Alvarez')).toHaveFocus();
  await person.click(form.getByRole('button', { name: 'Left at the counter' }));
  await person.click(form.getByRole('button', { name: 'Another code' }));
  mockServer.on(FIND, { body: found({ uuid: 'the-next-deal' }) });
  expect(form.getByLabelText('Their code')).toHaveFocus();
  await person.keyboard('211904{Enter}');
  await person.type(await form.findByLabelText(/^Where you put them/), 'Box 2');
  await answer();
  expect(form.getByLabelText(/^Where you put them/)).toHaveValue('Box 2');
});

test('a wrong code is said at its field, and one that is too short is not sent', async () => {
  mockServer.fail(FIND, 400, { code: 'deals.wrong-code', message: 'That’s not the code.' });
  const { person, form } = await enter('48');
  expect(await form.findByRole('alert')).toHaveTextContent('Enter the 6 digits of the code.');
  expect(mockServer.calls(FIND)).toHaveLength(0);
  await person.type(form.getByLabelText('Their code'), '0135{Enter}');
  expect(await form.findByText('That’s not the code.')).toBeVisible();
  expect(form.getByLabelText('Their code')).toHaveFocus();
});

test('one switch says whether the store keeps cards for others', async () => {
  let now = { keepsCards: false, version: 0 };
  mockServer.on(RULES, () => ({ body: now }));
  const answer = mockServer.later(SAVE, { body: { keepsCards: true, version: 1 } });
  const { person } = renderScreen(<CounterRules />, { user: store, path: '/' });
  const control = await screen.findByRole('switch', {
    name: 'Keep cards that one player leaves for another',
  });
  expect(control).not.toBeChecked();
  await person.click(control);
  // A browser takes the focus from what is disabled.
  expect(control).not.toHaveAttribute('disabled');
  expect(control).toHaveAttribute('aria-disabled', 'true');
  await person.click(control);
  now = { keepsCards: true, version: 1 };
  await answer();
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toEqual([{ keepsCards: true }]);
});

test('a switch whose answer was lost says whether it was saved: pressed again it would be taken back', async () => {
  let now = { keepsCards: false, version: 0 };
  mockServer.on(RULES, () => ({ body: now }));
  mockServer.on(SAVE, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person } = renderScreen(<CounterRules />, { user: store, path: '/' });
  await person.click(await screen.findByRole('switch'));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.on(SAVE, () => {
    now = { keepsCards: true, version: 1 };
    throw new TypeError('Failed to fetch');
  });
  await person.click(screen.getByRole('switch', { checked: false }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
});
