/** What moderators see of the cases, and how they decide. */
import { screen, waitFor, within } from '@testing-library/react';
import type { CaseDto } from '../../api/moderation';
import CasePage from '../../pages/case';
import ModerationPage from '../../pages/moderation';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { aPhoto } from '../../test/photo-editor';
import { renderScreen } from '../../test/render';
import { DEAL } from '../../test/trades';

const CASE = 'GET /api/moderation/cases/:uuid';
const DECIDE = 'POST /api/moderation/cases/:uuid/decisions';
const LISTING = 'GET /api/listings/:uuid';
const NOW = '2026-03-01T10:00:00.000Z';
const party = { uuid: store.uuid, name: 'The Gilded Sleeve', role: 'STORE' } as const;
const aCase = (facts: Partial<CaseDto> = {}): CaseDto => ({
  ...{
    uuid: DEAL,
    target: { kind: 'LISTING', id: DEAL },
    title: 'Clockwork Heron',
    state: 'OPEN',
    isUrgent: true,
  },
  ...{ categories: ['THREAT'], reports: 1, affected: party, openedAt: NOW, waitingSince: NOW, version: 2 },
  ...{
    text: 'Never played.',
    facts: { condition: 'NEAR_MINT', price: '5' },
    decisions: [],
    measuresBefore: 0,
    otherOpenCases: 0,
  },
  notices: [
    {
      uuid: DEAL,
      reporter: null,
      linked: null,
      source: 'MEMBER',
      category: 'THREAT',
      text: 'They shout.',
      reportedAt: NOW,
    },
  ],
  ...{ mayHide: true, mayDecide: true },
  ...facts,
});

beforeEach(() => mockServer.fail(LISTING, 404, { code: 'listings.not-found' }));

// @spec route-moderation, call-cases
test('moderators see what waits, and others that it is not for them', async () => {
  mockServer.on('GET /api/moderation/cases', { body: [aCase()] });
  const { unmount } = renderScreen(<ModerationPage />, { user: player, at: '/moderation' });
  const entry = await screen.findByRole('link', { name: /Listing: Clockwork Heron/ });
  expect(entry).toHaveTextContent('Urgent · Threat of violence');
  expect(entry).toHaveAttribute('href', `/moderation/${DEAL}`);
  unmount();
  mockServer.fail('GET /api/moderation/cases', 403, { code: 'moderation.moderators-only' });
  renderScreen(<ModerationPage />, { user: store, at: '/moderation' });
  expect(await screen.findByText('For moderators only')).toBeVisible();
});

// @spec call-case
test('a reported copy is shown as it is now, with its photos, or that it’s no longer there', async () => {
  mockServer.on(CASE, { body: aCase() });
  mockServer.on(LISTING, { body: aListing({ photos: [aPhoto('front')] }) });
  const { person } = renderScreen(<CasePage />, {
    ...{ user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' },
  });
  const now = within(await screen.findByRole('region', { name: 'As it is now' }));
  expect(await now.findByRole('link', { name: 'Clockwork Heron' })).toBeVisible();
  expect(await now.findByRole('list', { name: /Clockwork Heron/ })).toBeVisible();
  mockServer.fail(LISTING, 404, { code: 'listings.not-found' });
  mockServer.on(DECIDE, { body: aCase({ state: 'DECIDED', mayDecide: false }) });
  await person.type(screen.getByLabelText(/Reasons/), 'A proxy.');
  await person.selectOptions(screen.getByLabelText('Measure'), 'HIDE');
  await person.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await now.findByText(/^It isn’t on the market/)).toBeVisible();
  expect(now.queryByRole('link')).toBeNull();
});

test('a case leads to all about the same account, those that wait and those that are decided', async () => {
  mockServer.on(CASE, { body: aCase({ otherOpenCases: 2 }) });
  const { unmount } = renderScreen(<CasePage />, {
    ...{ user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' },
  });
  const all = await screen.findByRole('link', { name: 'All cases about this account (2 more waiting)' });
  const address = all.getAttribute('href') ?? '';
  expect(screen.getByRole('link', { name: 'What The Gilded Sleeve has listed' })).toBeVisible();
  unmount();
  mockServer.on('GET /api/moderation/cases', { body: [aCase()] });
  const { person } = renderScreen(<ModerationPage />, { user: player, at: address });
  expect(await screen.findByText('Cases about one account.')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Decided' }));
  await waitFor(() => expect(mockServer.calls('GET /api/moderation/cases')).toHaveLength(2));
  const asked = mockServer.calls('GET /api/moderation/cases').map(({ query }) => query);
  expect(asked.map((each) => each.get('affected'))).toEqual([store.uuid, store.uuid]);
  expect(asked.map((each) => each.get('view'))).toEqual(['open', 'done']);
  await person.click(screen.getByRole('link', { name: 'All cases' }));
  await waitFor(() => expect(screen.queryByText('Cases about one account.')).toBeNull());
});

test('a moderator who is part of a case reads that another one decides it', async () => {
  mockServer.fail(CASE, 403, { code: 'moderation.own-case', message: 'You’re part of this case.' });
  renderScreen(<CasePage />, { user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' });
  expect(await screen.findByText('Not yours to decide')).toBeVisible();
  expect(screen.getByText('You’re part of this case.')).toBeVisible();
});

// @spec route-case, call-case, call-decide-case
test('a case is decided with reasons, once; a refusal keeps what was typed', async () => {
  let found = aCase();
  mockServer.on(CASE, () => ({ body: found }));
  mockServer.fail(DECIDE, 409, { code: 'moderation.already-decided', message: 'Another moderator did.' });
  const { person } = renderScreen(<CasePage />, {
    ...{ user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' },
  });
  const form = within(await screen.findByRole('form', { name: 'Decide' }));
  expect(screen.getByText('Never played.')).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Near Mint', '$5.00']);
  await person.selectOptions(form.getByLabelText('Measure'), 'SUSPEND');
  await person.type(form.getByLabelText(/Days/), '400');
  await person.click(form.getByRole('button', { name: 'Decide' }));
  expect(form.getByText('From 1 to 365 days, or empty for good.')).toBeVisible();
  expect(form.getByText('Say which rule was broken, and by what.')).toBeVisible();
  await person.clear(form.getByLabelText(/Days/));
  await person.type(form.getByLabelText(/Days/), '14');
  await person.type(form.getByLabelText(/Reasons/), 'They threaten people.');
  await person.click(form.getByRole('button', { name: 'Decide' }));
  expect(await form.findByText('Another moderator did.')).toBeVisible();
  expect(form.getByLabelText(/Reasons/)).toHaveValue('They threaten people.');
  mockServer.on(DECIDE, () => {
    found = aCase({ state: 'DECIDED', mayDecide: false, version: 3 });
    return { body: found };
  });
  await person.dblClick(form.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Decide' })).toBeNull());
  const [, decided] = mockServer.calls(DECIDE);
  expect(decided?.body).toEqual({ measure: 'SUSPEND', days: 14, reason: 'They threaten people.' });
  expect(decided?.headers.get('if-match')).toBe('"2"');
});

test('a decision about a case that was reported again is refused, and keeps what was typed', async () => {
  let found = aCase();
  mockServer.on(CASE, () => ({ body: found }));
  mockServer.on(DECIDE, () => {
    found = aCase({ version: 3, mayHide: false });
    return {
      status: 412,
      body: { status: 412, code: 'moderation.case-changed', message: 'It has changed.' },
    };
  });
  const { person } = renderScreen(<CasePage />, {
    ...{ user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' },
  });
  const form = within(await screen.findByRole('form', { name: 'Decide' }));
  await person.selectOptions(form.getByLabelText('Measure'), 'HIDE');
  await person.type(form.getByLabelText(/Reasons/), 'Never played.');
  await person.click(form.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Hide it' })).toBeNull());
  const again = within(screen.getByRole('form', { name: 'Decide' }));
  expect(again.getByText('It has changed.')).toBeVisible();
  expect(again.getByLabelText(/Reasons/)).toHaveValue('Never played.');
  await person.click(again.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(mockServer.calls(DECIDE)).toHaveLength(2));
  const [, second] = mockServer.calls(DECIDE);
  expect([second?.headers.get('if-match'), second?.body]).toEqual([
    ...['"3"', { measure: 'DISMISS', reason: 'Never played.' }],
  ]);
});
