/** The store’s list of who goes to an event, while its pages are loaded one after the other. */
import { screen, waitFor } from '@testing-library/react';
import type { Attendee } from '../../api/attendees';
import AttendeesPage from '../../pages/attendees';
import { anEvent } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const ATTENDEES = 'GET /api/events/:uuid/attendees';
const RECORD = 'PUT /api/events/:uuid/attendees/:account';

const attendee = (account: string, facts: Partial<Attendee> = {}): Attendee => ({
  ...{ account, name: account, state: 'GOING', place: 1, arrival: 'EXPECTED' },
  ...{ checkedInAt: null, confirmBy: null, noShows: 0 },
  ...facts,
});
const page = (account: string, isLast = false): Reply => ({
  body: [attendee(account)],
  headers: {
    'x-total-count': '3',
    ...(!isLast && { link: `</api/events/event-1/attendees?after=${account}>; rel="next"` }),
  },
});

test('a check-in stays as it was recorded when later pages arrive after it', async () => {
  const release = new Map<string, () => void>();
  mockServer.on('GET /api/events/:uuid', { body: anEvent({ date: '2020-01-01' }) });
  mockServer.on('GET /api/events/:uuid/messages', { body: [] });
  mockServer.on(ATTENDEES, ({ query }) => {
    const after = query.get('after');
    if (after === null) return page('Kim');
    return new Promise((resolve) => {
      release.set(after, () => resolve(after === 'Kim' ? page('Lee') : page('Ada', true)));
    });
  });
  mockServer.on(RECORD, ({ body }) => ({ body: attendee('Kim', body as Partial<Attendee>) }));
  const { person } = renderScreen(<AttendeesPage />, {
    ...{ user: store, at: '/event-manager/event-1/attendees', path: '/event-manager/:id/attendees' },
  });
  for (const button of ['Check in Kim', 'Undo for Kim', 'Check in Kim'])
    await person.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('button', { name: 'Undo for Kim' });
  await waitFor(() => expect(release.has('Kim')).toBe(true));
  release.get('Kim')?.();
  await screen.findByRole('button', { name: 'Check in Lee' });
  expect(screen.getByRole('button', { name: 'Undo for Kim' })).toBeVisible();
  await waitFor(() => expect(release.has('Lee')).toBe(true));
  release.get('Lee')?.();
  await screen.findByRole('button', { name: 'Check in Ada' });
  expect(screen.getByRole('button', { name: 'Undo for Kim' })).toBeVisible();
});
