/** Reporting and blocking where somebody meets others, and what those concerned see of it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DecisionStatement } from '../../api/moderation';
import DealPage from '../../pages/deal';
import DecisionsPage from '../../pages/decisions';
import { aMessage, keeps, openThread } from '../../test/messages';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTradeOffer, DEAL } from '../../test/trades';
import SafetySettings from './safety-settings';

const REPORT = 'POST /api/reports';
const BLOCK = 'PUT /api/moderation/blocks/:uuid';
const BETWEEN = 'GET /api/moderation/blocks/:uuid';
const NOW = '2026-03-01T10:00:00.000Z';
const party = { uuid: store.uuid, name: 'The Gilded Sleeve', role: 'STORE' } as const;
const aDecision = (facts: Partial<DecisionStatement> = {}): DecisionStatement => ({
  ...{
    uuid: DEAL,
    target: { kind: 'LISTING', id: DEAL },
    title: 'Clockwork Heron',
    measure: 'HIDE',
    until: null,
  },
  ...{ reason: 'The photos show a proxy.', decidedAt: NOW, complainUntil: '2026-08-31T10:00:00.000Z' },
  ...{ complaint: null, complainedAt: null },
  ...facts,
});

function openDeal() {
  mockServer.on('GET /api/deals/:uuid', { body: aDeal() });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  return renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}`, path: '/deals/:id' });
}
const menu = () => screen.findByRole('button', { name: 'Report or block: The Gilded Sleeve' });

// @spec call-report
test('a report keeps what was typed when it fails, is sent once with one key, and confirmed', async () => {
  mockServer.fail(REPORT, 503, { code: 'server.busy', message: 'Try again.' });
  const { person } = openDeal();
  await person.click(await menu());
  await person.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this deal' }));
  await person.selectOptions(dialog.getByLabelText('What’s wrong?'), 'THREAT');
  expect(dialog.getByText(/call the police first/)).toBeVisible();
  await person.type(dialog.getByLabelText(/What should we know/), 'They shout.');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText(/What should we know/)).toHaveValue('They shout.');
  mockServer.on(REPORT, () => {
    throw new TypeError('Failed to fetch');
  });
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  const target = { kind: 'DEAL', id: DEAL } as const;
  mockServer.on(REPORT, {
    status: 201,
    body: { uuid: DEAL, target, category: 'THREAT', receivedAt: NOW, isRepeated: false },
  });
  await person.dblClick(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We’ve received your report/)).toBeVisible();
  const calls = mockServer.calls(REPORT);
  expect(calls.map(({ body }) => body)).toEqual(
    Array(3).fill({ target, category: 'THREAT', text: 'They shout.' }),
  );
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a message of the other one is reported from its menu, an own one has none', async () => {
  const theirs = aMessage('You fool');
  keeps(theirs, aMessage('Hm', { author: player.uuid }));
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer() });
  mockServer.on('GET /api/offers/:uuid/thread', {
    body: { isMuted: false, unread: 0, isWritable: true, closesAt: null },
  });
  const target = { kind: 'MESSAGE', id: theirs.uuid } as const;
  mockServer.on(REPORT, {
    status: 201,
    body: { uuid: DEAL, target, category: 'HARASSMENT', receivedAt: NOW, isRepeated: false },
  });
  const { person, part } = await openThread();
  await person.click(await part.findByRole('button', { name: 'Report or block: message “You fool”' }));
  expect(part.getAllByRole('button', { name: /^Report or block/ })).toHaveLength(1);
  await person.click(part.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await person.selectOptions(dialog.getByLabelText('What’s wrong?'), 'HARASSMENT');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We’ve received your report/)).toBeVisible();
  expect(mockServer.calls(REPORT).map(({ body }) => body)).toEqual([{ target, category: 'HARASSMENT' }]);
});

test('the menu closes by Escape, and the focus is on its button again', async () => {
  const { person } = openDeal();
  const button = await menu();
  await person.click(button);
  expect(screen.getByRole('button', { name: 'Block The Gilded Sleeve' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the menu closes once its button is scrolled away, and not by a scroll from before it opened', async () => {
  const { person } = openDeal();
  const button = await menu();
  await person.click(button);
  fireEvent.scroll(document);
  expect(screen.getByRole('button', { name: 'Block The Gilded Sleeve' })).toBeVisible();
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 44, 44));
  fireEvent.scroll(document);
  expect(screen.queryByRole('button', { name: 'Block The Gilded Sleeve' })).toBeNull();
});

// @spec call-block, call-block-account
test('who blocks is asked about live deals: they are kept, or canceled for safety', async () => {
  const deals = [{ uuid: DEAL, state: 'SCHEDULED', mayCancel: true, cards: 2, firstCard: 'Clockwork Heron' }];
  mockServer.on(BETWEEN, { body: { account: store.uuid, isBlocked: false, deals } });
  mockServer.on(BLOCK, { body: { account: store.uuid, isBlocked: true, deals } });
  mockServer.on('POST /api/deals/:uuid/cancel', { body: aDeal({ state: 'CANCELLED' }) });
  const { person } = openDeal();
  await person.click(await menu());
  await person.click(screen.getByRole('button', { name: 'Block The Gilded Sleeve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block The Gilded Sleeve?' }));
  expect(await dialog.findByRole('radio', { name: 'Keep them' })).toBeChecked();
  await person.click(dialog.getByRole('radio', { name: /Cancel them for safety/ }));
  await person.dblClick(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You’ve blocked The Gilded Sleeve.')).toBeVisible();
  expect(mockServer.calls(BLOCK)).toHaveLength(1);
  expect(mockServer.calls('POST /api/deals/:uuid/cancel').map(({ body }) => body)).toEqual([
    { reason: 'SAFETY' },
  ]);
});

// @spec call-blocks, call-unblock-account
test('the settings list whom one has blocked, and unblock them', async () => {
  let isBlocked = true;
  const blocked = { account: store.uuid, name: party.name, role: 'STORE', blockedAt: NOW } as const;
  mockServer.on('GET /api/moderation/blocks', () => ({ body: isBlocked ? [blocked] : [] }));
  mockServer.on('DELETE /api/moderation/blocks/:uuid', () => {
    isBlocked = false;
    return { status: 204 };
  });
  const { person } = renderScreen(<SafetySettings />, { user: player });
  await person.click(await screen.findByRole('button', { name: 'Unblock The Gilded Sleeve' }));
  expect(await screen.findByText(/You haven’t blocked anybody/)).toBeVisible();
});

// @spec route-decisions, call-decisions, call-complain, call-standing
test('whom a decision affects reads why, until when they are suspended, and complains', async () => {
  let decision = aDecision();
  mockServer.on('GET /api/moderation/decisions', () => ({ body: [decision] }));
  mockServer.on('GET /api/moderation/standing', {
    body: { isModerator: false, openCases: 0, suspension: { since: NOW, until: null } },
  });
  mockServer.on('POST /api/moderation/decisions/:uuid/complaint', ({ body }) => {
    decision = aDecision({
      ...{ complaint: (body as { text: string }).text, complainedAt: NOW, complainUntil: null },
    });
    return { status: 204 };
  });
  const { person } = renderScreen(<DecisionsPage />, { user: player, at: '/decisions' });
  expect(await screen.findByText('The photos show a proxy.')).toBeVisible();
  expect(await screen.findByText(/Your account is suspended for good/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Complain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complain' }));
  await person.click(dialog.getByRole('button', { name: 'Send complaint' }));
  expect(await dialog.findByText('Say what’s wrong with it.')).toBeVisible();
  await person.type(dialog.getByLabelText('What’s wrong with this decision?'), 'It is real.');
  await person.dblClick(dialog.getByRole('button', { name: 'Send complaint' }));
  expect(await screen.findByText('It is real.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complain' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});
