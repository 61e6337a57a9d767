/** The parts of moderation for the keyboard alone, and for somebody who opens a dialog again after a failure. */
import { screen, waitFor, within } from '@testing-library/react';
import type { CaseDto } from '../../api/moderation';
import CasePage from '../../pages/case';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { DEAL } from '../../test/trades';
import SafetyMenu from './safety-menu';
import SafetySettings from './safety-settings';

const NOW = '2026-03-01T10:00:00.000Z';
const BLOCKS = 'GET /api/moderation/blocks';
const party = { uuid: store.uuid, name: 'The Gilded Sleeve', role: 'STORE' } as const;

test('the focus stays near a button that unblocks somebody', async () => {
  let blocked = ['Kim', 'Lee'].map((name) => ({
    account: name,
    name,
    role: 'USER' as const,
    blockedAt: NOW,
  }));
  mockServer.on(BLOCKS, () => ({ body: blocked }));
  mockServer.on('DELETE /api/moderation/blocks/:uuid', ({ path }) => {
    blocked = blocked.filter(({ account }) => !path.endsWith(account));
    return { status: 204 };
  });
  const { person } = renderScreen(<SafetySettings />);
  const kim = await screen.findByRole('button', { name: 'Unblock Kim' });
  kim.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(kim).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

test('a busy unblocking keeps its button where the keyboard is', async () => {
  mockServer.on(BLOCKS, {
    body: [{ account: 'Kim', name: 'Kim', role: 'USER', blockedAt: NOW }],
  });
  mockServer.later('DELETE /api/moderation/blocks/:uuid', { body: undefined as never, status: 204 });
  const { person } = renderScreen(<SafetySettings />);
  const kim = await screen.findByRole('button', { name: 'Unblock Kim' });
  await person.click(kim);
  // A browser takes the focus from a disabled button.
  expect(kim).not.toHaveAttribute('disabled');
  await person.click(kim);
  expect(mockServer.calls('DELETE /api/moderation/blocks/:uuid')).toHaveLength(1);
});

test.each([
  ['Report', 'Report this deal', 'Send report'],
  ['Block The Gilded Sleeve', 'Block The Gilded Sleeve?', 'Block'],
])('“%s” says nothing of an earlier failure when its dialog opens again', async (action, name, confirm) => {
  mockServer.fail('POST /api/reports', 503, { code: 'server.busy', message: 'Try again.' });
  mockServer.on('GET /api/moderation/blocks/:uuid', {
    body: { account: store.uuid, isBlocked: false, deals: [] },
  });
  mockServer.fail('PUT /api/moderation/blocks/:uuid', 503, { code: 'server.busy', message: 'Try again.' });
  const { person } = renderScreen(
    <SafetyMenu target={{ kind: 'DEAL', id: DEAL }} account={party} label="Them" />,
    { user: player },
  );
  const open = async () => {
    await person.click(await screen.findByRole('button', { name: 'Report or block: Them' }));
    await person.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const first = await open();
  await waitFor(() => expect(first.getByRole('button', { name: confirm })).not.toHaveAttribute('aria-busy'));
  await person.click(first.getByRole('button', { name: confirm }));
  expect(await first.findByRole('alert')).toBeVisible();
  await person.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.queryByRole('alert')).toBeNull();
});

test('a report is another one once the one before was received, though it says the same', async () => {
  const target = { kind: 'DEAL', id: DEAL } as const;
  mockServer.on('POST /api/reports', {
    status: 201,
    body: { uuid: DEAL, target, category: 'COUNTERFEIT', receivedAt: NOW, isRepeated: false },
  });
  const { person } = renderScreen(<SafetyMenu target={target} account={party} label="Them" />, {
    user: player,
  });
  for (let time = 0; time < 2; time++) {
    await person.click(await screen.findByRole('button', { name: 'Report or block: Them' }));
    await person.click(screen.getByRole('button', { name: 'Report' }));
    await person.click(await screen.findByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const keys = mockServer.calls('POST /api/reports').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

const aCase = {
  ...{ uuid: DEAL, target: { kind: 'LISTING', id: DEAL }, title: 'Clockwork Heron', state: 'OPEN' },
  ...{ isUrgent: true, categories: ['THREAT'], reports: 1, affected: party, openedAt: NOW },
  ...{ waitingSince: NOW, version: 2, text: 'Never played.', facts: {}, decisions: [] },
  ...{ measuresBefore: 0, otherOpenCases: 0, notices: [], mayHide: true, mayDecide: true },
} as CaseDto;

/** The server answers a decision with `answer`; the case is decided by then. */
async function decide(answer: { status: number; body: object }) {
  let found = aCase;
  mockServer.on('GET /api/moderation/cases/:uuid', () => ({ body: found }));
  mockServer.fail('GET /api/listings/:uuid', 404, { code: 'listings.not-found' });
  mockServer.on('POST /api/moderation/cases/:uuid/decisions', () => {
    found = { ...aCase, state: 'DECIDED', version: 3 };
    return answer;
  });
  const { person } = renderScreen(<CasePage />, {
    ...{ user: player, at: `/moderation/${DEAL}`, path: '/moderation/:id' },
  });
  const form = await screen.findByRole('form', { name: 'Decide' });
  await person.type(within(form).getByLabelText(/Reasons/), 'Nothing is wrong.');
  await person.click(within(form).getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
}

test('the focus stays on the page of a case that was decided', async () => {
  await decide({ status: 200, body: { ...aCase, state: 'DECIDED', version: 3 } });
  expect(document.body).not.toHaveFocus();
});

test('a decision that came after that of another moderator says so, though its form goes away', async () => {
  await decide({
    status: 409,
    body: { code: 'moderation.already-decided', message: 'Another moderator did.' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Another moderator did.');
});
