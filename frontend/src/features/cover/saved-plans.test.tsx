/** Plans that are kept: saved from a cover, listed, priced again, renamed, deleted, shared. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCover } from '../../test/cover';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { aPlanSummary, aSavedPlan, LINK, PLAN } from '../../test/saved-plans';

const LIST = 'GET /api/cover/plans';
const SAVE = 'POST /api/cover/plans';
const READ = 'GET /api/cover/plans/:uuid';
const RENAME = 'PATCH /api/cover/plans/:uuid';
const REFRESH = 'POST /api/cover/plans/:uuid/refresh';
const REMOVE = 'DELETE /api/cover/plans/:uuid';
const SHARE = 'PUT /api/cover/plans/:uuid/link';
const STOP = 'DELETE /api/cover/plans/:uuid/link';
const open = (at: string) => renderApp({ user: player, at });
const cube = aPlanSummary({ uuid: PLAN.replace(/^./, '8'), title: 'Cube', link: LINK });

// @spec screen-saved-plans
test('a plan is saved under a name, under one key until an answer comes, and leads to its page', async () => {
  mockServer.on('POST /api/cover', { body: aCover() });
  mockServer.fail(SAVE, 503);
  const { person, router } = open('/cover?list=2%20Clockwork%20Heron');
  const plan = within(await screen.findByRole('article', { name: 'Fewest stops' }));
  await person.click(await plan.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this plan' }));
  const name = await dialog.findByLabelText('Name');
  expect(name).toHaveDisplayValue(/^Fewest stops, /);
  await person.clear(name);
  await person.keyboard('{Enter}');
  expect(dialog.getByText('Give it a name.')).toBeVisible();
  await person.type(name, '  Friday’s deck ');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The plan wasn’t saved.')).toBeVisible();
  mockServer.on(SAVE, { status: 201, body: aSavedPlan() });
  await person.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Plan saved.')).toBeVisible();
  const calls = mockServer.calls(SAVE);
  const body = { text: '2 Clockwork Heron', title: 'Friday’s deck', kind: 'FEWEST' };
  expect(calls.map((call) => call.body)).toEqual([body, body]);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  mockServer.on(READ, { body: aSavedPlan() });
  await person.click(await plan.findByRole('link', { name: 'Show saved plan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/cover/plans/${PLAN}`));
});

test('who keeps as many plans as they can learns so where they save', async () => {
  mockServer.on('POST /api/cover', { body: aCover() });
  const message = 'You can keep at most 50 plans. Delete one before saving another.';
  mockServer.fail(SAVE, 409, { code: 'cover.too-many-plans', message });
  const { person } = open('/cover?list=x');
  const plan = within(await screen.findByRole('article', { name: 'Nearest' }));
  await person.click(await plan.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this plan' }));
  await person.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

// @spec route-saved-plans, screen-saved-plans
test('plans are listed, renamed, priced again, and deleted after a question', async () => {
  let plans = [aPlanSummary(), cube];
  mockServer.on(LIST, () => ({ body: plans }));
  const { person } = open('/cover/plans');
  const deck = await screen.findByRole('listitem', { name: 'Friday’s deck' });
  expect(within(deck).getByRole('link')).toHaveAttribute('href', `/cover/plans/${PLAN}`);
  expect(within(deck).getByText('Fewest stops · $2.50 · 2 copies · 1 stop')).toBeVisible();
  expect(within(deck).queryByText(/shared/)).toBeNull();
  expect(within(screen.getByRole('listitem', { name: 'Cube' })).getByText(/shared/)).toBeVisible();

  mockServer.on(RENAME, ({ body }) => {
    plans = [aPlanSummary(body as { title: string }), cube];
    return { body: aSavedPlan(body as { title: string }) };
  });
  await person.click(within(deck).getByRole('button', { name: 'Rename: Friday’s deck' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Rename this plan' }));
  await person.clear(await naming.findByLabelText('Name'));
  await person.type(naming.getByLabelText('Name'), 'Monday{Enter}');
  expect(await screen.findByText('Plan renamed.')).toBeVisible();
  const monday = await screen.findByRole('listitem', { name: 'Monday' });

  mockServer.on(REFRESH, () => {
    plans = [aPlanSummary({ title: 'Monday', total: 4 }), cube];
    return { body: aSavedPlan({ title: 'Monday', total: 4 }) };
  });
  await person.dblClick(within(monday).getByRole('button', { name: 'Price it again: Monday' }));
  expect(await screen.findByText('Priced again: $4.00.')).toBeVisible();
  expect(await within(monday).findByText(/\$4\.00 · /)).toBeVisible();
  expect(mockServer.calls(REFRESH)).toHaveLength(1);

  mockServer.fail(REMOVE, 503);
  await person.click(within(monday).getByRole('button', { name: 'Delete: Monday' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this plan?' }));
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('The plan wasn’t deleted.')).toBeVisible();
  // Another device was faster.
  mockServer.fail(REMOVE, 404, { code: 'cover.plan-not-found', message: 'You have no such plan.' });
  plans = [cube];
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Plan deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Monday' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Saved plans' })).toHaveFocus());
});

test('without plans the list leads to a cover, and one that doesn’t load is asked for again', async () => {
  mockServer.fail(LIST, 503);
  const { person } = open('/cover/plans');
  expect(await screen.findByText('Your plans didn’t load.')).toBeVisible();
  mockServer.on(LIST, { body: [] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No saved plans.')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Cover a list' }))
    expect(link).toHaveAttribute('href', '/cover');
});

// @spec route-saved-plans
test('a kept plan shows what was planned, who has left since, and the way to change its list', async () => {
  const plan = aSavedPlan();
  const stops = plan.answer.stops.map((stop) => ({ ...stop, name: null, address: null }));
  mockServer.on(READ, { body: { ...plan, answer: { ...plan.answer, stops } } });
  open(`/cover/plans/${PLAN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s deck' })).toBeVisible();
  const shown = within(screen.getByRole('article', { name: 'Fewest stops' }));
  expect(shown.getByText('Not available any more')).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Take/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change the list' })).toHaveAttribute(
    'href',
    '/cover?list=2+Clockwork+Heron%0A1+Tidewell+Archivist',
  );
});

test('a plan that is gone says so, and a deleted one leads back to the list', async () => {
  mockServer.fail(READ, 404, { code: 'cover.plan-not-found', message: 'You have no such plan.' });
  const gone = open(`/cover/plans/${PLAN}`);
  expect(await screen.findByText('You have no such plan.')).toBeVisible();
  gone.unmount();
  mockServer.on(READ, { body: aSavedPlan() });
  mockServer.on(LIST, { body: [cube] });
  mockServer.on(REMOVE, { status: 204, body: undefined });
  const { person, router } = open(`/cover/plans/${PLAN}`);
  await person.click(await screen.findByRole('button', { name: 'Delete: Friday’s deck' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this plan?' }));
  await person.dblClick(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cover/plans'));
  expect(await screen.findByRole('listitem', { name: 'Cube' })).toBeVisible();
  expect(mockServer.calls(REMOVE)).toHaveLength(1);
});

test('a cached plan that was deleted elsewhere is not shown again, and one that only failed to load is', async () => {
  mockServer.on(READ, { body: aSavedPlan() });
  mockServer.on(LIST, { body: [aPlanSummary()] });
  const { person, router } = open(`/cover/plans/${PLAN}`);
  const title = { level: 1, name: 'Friday’s deck' };
  await screen.findByRole('heading', title);
  const reopen = async () => {
    await act(() => router.navigate('/cover/plans'));
    await person.click(
      within(await screen.findByRole('listitem', { name: 'Friday’s deck' })).getByRole('link'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cover/plans/${PLAN}`));
  };
  mockServer.fail(READ, 503);
  await reopen();
  await waitFor(() => expect(mockServer.calls(READ)).toHaveLength(2));
  expect(await screen.findByRole('heading', title)).toBeVisible();
  mockServer.fail(READ, 404, { code: 'cover.plan-not-found', message: 'You have no such plan.' });
  await reopen();
  expect(await screen.findByText('You have no such plan.')).toBeVisible();
  expect(screen.queryByRole('heading', title)).toBeNull();
});

// @spec screen-share-plan
test('a plan is shared by a link that is copied, until that is stopped after a question', async () => {
  mockServer.on(READ, { body: aSavedPlan() });
  mockServer.on(SHARE, { body: aSavedPlan({ link: LINK }) });
  const { person } = open(`/cover/plans/${PLAN}`);
  const part = within(await screen.findByRole('region', { name: 'Share' }));
  await person.dblClick(part.getByRole('button', { name: 'Share by link' }));
  const url = `${window.location.origin}/cover/shared/${LINK}`;
  expect(await part.findByLabelText('Link')).toHaveValue(url);
  expect(screen.getByRole('region', { name: 'Share' })).toHaveFocus();
  expect(mockServer.calls(SHARE)).toHaveLength(1);
  await person.click(part.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await person.click(part.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^The browser didn’t allow copying\./)).toBeVisible();
  expect(part.getByLabelText('Link')).toHaveFocus();
  mockServer.on(STOP, { body: aSavedPlan() });
  await person.click(part.getByRole('button', { name: 'Stop sharing' }));
  const question = within(await screen.findByRole('dialog', { name: 'Stop sharing this plan?' }));
  await person.click(question.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('No longer shared.')).toBeVisible();
  expect(part.queryByLabelText('Link')).toBeNull();
  expect(part.getByRole('button', { name: 'Share by link' })).toBeVisible();
});

test('Back closes the question for a plan’s name, and keeps the plan on the page', async () => {
  mockServer.on('POST /api/cover', { body: aCover() });
  const { person, router } = open('/cover?list=x');
  const plan = within(await screen.findByRole('article', { name: 'Nearest' }));
  await person.click(await plan.findByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Save this plan' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(plan.getByRole('button', { name: 'Save' })).toBeVisible();
  mockServer.on(LIST, { body: [cube] });
  await act(() => router.navigate('/cover/plans'));
  await person.click(await screen.findByRole('button', { name: 'Rename: Cube' }));
  await screen.findByRole('dialog', { name: 'Rename this plan' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/cover/plans');
});
