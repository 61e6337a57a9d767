/** An answer to an event that changes while a page with it is open: a free place is offered, or another tab answers. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen } from '@testing-library/react';
import { pageStore } from '../../app/store';
import EventsPage from '../../pages/events';
import { own } from '../../test/attendance';
import { anEvent, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import Answer from './parts/answer';

const OWN = 'GET /api/events/:uuid/attendance';
const ALL = 'GET /api/events/mine';
const GOING = own({ state: 'GOING', code: 'KQT5' });
const OFFERED = own({ state: 'OFFERED', confirmBy: '2099-11-29T20:00:00.000Z' });

let stop = () => {};
beforeEach(() => {
  stop = setupListeners(pageStore().dispatch);
});
afterEach(() => stop());
const comeBack = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test.each([
  ['waits', own({ state: 'WAITING', position: 1 }), OFFERED, 'Confirm my place'],
  ['goes', GOING, own(), 'Interested'],
])('who %s sees what has become of it once they come back to the page', async (_, before, after, button) => {
  mockServer.on(OWN, { body: before });
  renderScreen(<Answer event="event-1" timeZone="America/Chicago" />, { user: player });
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  mockServer.on(OWN, { body: after });
  comeBack();
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

test('who waits with the page open sees the place that is offered', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  mockServer.on(OWN, { body: own({ state: 'WAITING', position: 1 }) });
  renderScreen(<Answer event="event-1" timeZone="America/Chicago" />, { user: player });
  expect(await screen.findByRole('status')).toBeInTheDocument();
  mockServer.on(OWN, { body: OFFERED });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByRole('button', { name: 'Confirm my place' })).toBeVisible();
  jest.useRealTimers();
});

test('a list that one comes back to offers no answer that would give up the place of another tab', async () => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/events', { body: [anEvent()] });
  mockServer.on(ALL, { body: [] });
  renderScreen(<EventsPage />, { at: '/events', path: '/events' });
  const interested = await screen.findByRole('button', { name: 'Interested' });
  const { attendance: _counts, ...answered } = GOING;
  mockServer.on(ALL, { body: [{ ...answered, event: anEvent() }] });
  comeBack();
  expect(await screen.findByRole('link', { name: 'Going' })).toHaveAttribute('href', '/e/event-1');
  expect(interested).not.toBeInTheDocument();
});
