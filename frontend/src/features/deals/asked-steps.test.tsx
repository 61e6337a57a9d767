/** The questions that a deal's page asks before a step. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type DealDto, dealsApi } from '../../api/deals';
import { pageStore } from '../../app/store';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTrade, DEAL } from '../../test/trades';

const READ = 'GET /api/deals/:uuid';
const STEPS = [
  'POST /api/deals/:uuid/undo',
  'POST /api/deals/:uuid/dispute',
  'POST /api/deals/:uuid/cancel',
] as const;

const open = (isReload = false) =>
  renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}`, path: '/deals/:id', isReload });
beforeEach(() => mockServer.on('GET /api/deals/:uuid/code', { body: aCode() }));

test('a question that is asked again does not show why it failed before', async () => {
  mockServer.on(READ, { body: aDeal({ state: 'DONE', whoseTurn: null, dueAt: null }) });
  for (const step of STEPS) mockServer.fail(step, 409, { message: 'Not now.' });
  const { person, unmount } = open();
  const askTwice = async (action: string, title: string, confirm: string) => {
    const ask = async () => {
      await person.click(await screen.findByRole('button', { name: action }));
      return within(await screen.findByRole('dialog', { name: title }));
    };
    const first = await ask();
    await person.click(await first.findByRole('button', { name: confirm }));
    expect(await first.findByText('Not now.')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await ask();
    expect(await again.findByRole('button', { name: confirm })).toBeVisible();
    expect(again.queryByText('Not now.')).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await askTwice('Undo the hand-over', 'Undo the hand-over?', 'Undo');
  await askTwice('Something’s wrong', 'What’s wrong?', 'Report it');
  unmount();
  mockServer.on(READ, { body: aDeal() });
  open();
  await askTwice('Cancel the deal', 'Cancel this deal?', 'Cancel the deal');
});

test('what is typed about a hand-over stays when the other asks to undo it, while its button moves up', async () => {
  const deal = aDeal({ state: 'DONE', whoseTurn: null, dueAt: null });
  mockServer.on(READ, { body: deal });
  const { person } = open();
  const action = await screen.findByRole('button', { name: 'Something’s wrong' });
  const sheet = screen.getByRole('region', { name: 'Fair-trade sheet' });
  expect(action.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await person.click(action);
  const dialog = within(await screen.findByRole('dialog', { name: 'What’s wrong?' }));
  const note = await dialog.findByRole('textbox');
  await person.type(note, 'Bent');
  mockServer.on(READ, { body: { ...deal, undoBy: store.uuid } });
  act(() => void pageStore().dispatch(dealsApi.util.invalidateTags(['deals'])));
  expect(await screen.findByText('The Gilded Sleeve wants to undo the hand-over.')).toBeVisible();
  await person.type(note, '.');
  expect(dialog.getByRole('textbox')).toHaveValue('Bent.');
  expect(action.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(action).toHaveFocus());
});

test('Back closes a question of a deal, and keeps what was typed for another try, also after a reload', async () => {
  mockServer.on(READ, { body: aDeal() });
  const { person, router, unmount } = open();
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Cancel the deal' }));
    return within(await screen.findByRole('dialog', { name: 'Cancel this deal?' })).findByRole('textbox');
  };
  await person.type(await ask(), 'Ill');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(`/deals/${DEAL}`);
  expect(await ask()).toHaveValue('Ill');
  unmount();
  const again = open(true);
  expect(await ask()).toHaveValue('Ill');
  mockServer.on('POST /api/deals/:uuid/cancel', { body: aDeal({ state: 'CANCELLED' }) });
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this deal?' }));
  await again.person.click(dialog.getByRole('button', { name: 'Cancel the deal' }));
  await waitFor(() => expect(Object.values(sessionStorage)).not.toContain('Ill'));
});

test('a meeting that is half typed is there after a reload, until it is suggested or its form is closed', async () => {
  mockServer.on(READ, { body: aTrade() });
  mockServer.on('POST /api/deals/:uuid/meeting', { body: aTrade({ version: 4 }) });
  const suggest = async (person: ReturnType<typeof open>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Suggest a place and time' }));
    return within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  };
  const before = open();
  await before.person.type((await suggest(before.person)).getByLabelText('Place'), 'Café at the station');
  before.unmount();
  // What the other suggests by then is not mixed into it.
  const meeting = { ...aDeal().meeting, by: store.uuid, movesLeft: 3 } as DealDto['proposal'];
  mockServer.on(READ, { body: aTrade({ proposal: meeting }) });
  const other = open(true);
  await other.person.click(await screen.findByRole('button', { name: 'Suggest another time' }));
  const mine = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  expect(mine.getByLabelText('Place')).toHaveValue('Café at the station');
  expect(mine.getByLabelText('Day')).toHaveValue('');
  other.unmount();
  mockServer.on(READ, { body: aTrade() });
  const { person } = open(true);
  const form = await suggest(person);
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2027-03-05' } });
  await person.click(form.getByRole('button', { name: 'Cancel' }));
  const again = await suggest(person);
  for (const field of ['Place', 'Day']) expect(again.getByLabelText(field)).toHaveValue('');
  await person.type(again.getByLabelText('Place'), 'Library');
  for (const [field, value] of [
    ['Day', '2027-03-05'],
    ['From', '19:00'],
    ['To', '20:00'],
  ] as const)
    fireEvent.change(again.getByLabelText(field), { target: { value } });
  await person.click(again.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Suggest a place and time' })).toBeNull());
  expect((await suggest(person)).getByLabelText('Place')).toHaveValue('');
});
