/** Back closes a dialog about somebody’s safety, and keeps what was typed. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DecisionStatement } from '../../api/moderation';
import DecisionsPage from '../../pages/decisions';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { DEAL } from '../../test/trades';
import SafetyMenu from './safety-menu';

const NOW = '2026-03-01T10:00:00.000Z';
const BLOCK = '/api/moderation/blocks/:uuid' as const;
const party = { uuid: store.uuid, name: 'The Gilded Sleeve' };

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openMenu() {
  mockServer.on(`GET ${BLOCK}`, { body: { account: store.uuid, isBlocked: false, deals: [] } });
  const opened = renderScreen(
    <SafetyMenu target={{ kind: 'DEAL', id: DEAL }} account={party} label="Them" />,
    { user: player, at: '/page', path: '/page' },
  );
  await act(() => opened.router.navigate('/page?shown'));
  const ask = async (action: string, name: string) => {
    await opened.person.click(await screen.findByRole('button', { name: 'Report or block: Them' }));
    await opened.person.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const back = async () => {
    await act(() => opened.router.navigate(-1));
    await noDialog();
    expect(opened.router.state.location).toMatchObject({ search: '?shown', state: null });
  };
  return { ...opened, ask, back };
}

test('Back closes a report, and keeps what was typed but not why it failed', async () => {
  mockServer.fail('POST /api/reports', 503, { code: 'server.busy', message: 'Busy.' });
  const { person, ask, back } = await openMenu();
  const first = await ask('Report', 'Report this deal');
  await person.type(await first.findByRole('textbox'), 'Fake cards');
  await person.click(first.getByRole('button', { name: 'Send report' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await back();
  const again = await ask('Report', 'Report this deal');
  expect(again.getByRole('textbox')).toHaveValue('Fake cards');
  expect(again.queryByRole('alert')).toBeNull();
});

test('a report that fails after it was left by Back is said to have failed', async () => {
  const answer = mockServer.later('POST /api/reports', {
    status: 503,
    body: { code: 'server.busy', message: 'Busy.' } as never,
  });
  const { person, ask, back } = await openMenu();
  const report = await ask('Report', 'Report this deal');
  await person.click(report.getByRole('button', { name: 'Send report' }));
  await back();
  await answer();
  expect(await screen.findByText('Busy.')).toBeVisible();
});

test('Back closes the question whether to block somebody', async () => {
  const { ask, back } = await openMenu();
  await ask('Block The Gilded Sleeve', 'Block The Gilded Sleeve?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Block' })).not.toHaveAttribute('aria-busy'));
  await back();
});

test('Back closes a complaint, and keeps what was typed', async () => {
  const decision: DecisionStatement = {
    ...{ uuid: DEAL, target: { kind: 'LISTING', id: DEAL }, title: 'Clockwork Heron' },
    ...{
      measure: 'WARN',
      until: null,
      reason: 'A proxy.',
      decidedAt: NOW,
      complainUntil: '2026-08-31T10:00:00.000Z',
    },
    ...{ complaint: null, complainedAt: null },
  };
  mockServer.on('GET /api/moderation/decisions', { body: [decision] });
  mockServer.on('GET /api/moderation/standing', {
    body: { suspension: null, isModerator: false, openCases: 0 },
  });
  const { person, router } = renderScreen(<DecisionsPage />, { user: player, at: '/decisions' });
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Complain' }));
    return within(await screen.findByRole('dialog', { name: 'Complain' })).findByRole('textbox');
  };
  await person.type(await ask(), 'It is real');
  await act(() => router.navigate(-1));
  await noDialog();
  expect(await ask()).toHaveValue('It is real');
});
