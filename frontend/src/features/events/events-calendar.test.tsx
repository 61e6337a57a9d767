/** The week and the month of the events page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../../pages/events';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const ALL = 'GET /api/events';
const MONTH = '/events?layout=month&day=2027-03-12';
const WEEK = '/events?layout=week&day=2027-03-12';

/** On Friday, March 12 in Chicago. */
const several = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anEvent({ uuid: `event-${index}`, name: `Draft ${index + 1}` }),
  );

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(ALL, { body: several(1) });
});

const open = (at: string) => renderScreen(<EventsPage />, { at, path: '/events' });
const asked = () => mockServer.calls(ALL).at(-1)?.query;
const day = (name: string) => screen.findByRole('button', { name });

test('the layout is chosen, stays in the address, and the list is the usual one', async () => {
  const { person, router } = open('/events');
  await screen.findByRole('heading', { level: 2, name: 'Draft 1' });
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(router.state.location.search).toBe('?layout=month');
  expect(screen.queryByLabelText('From')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Week' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(router.state.location.search).toBe('?layout=week');
});

test('a month asks for its weeks and each event of a series, and lists those of the chosen day', async () => {
  open(`${MONTH}&fee=5`);
  expect(await screen.findByRole('heading', { level: 2, name: 'March 2027' })).toBeVisible();
  expect(await screen.findByText('1 event, March 2027')).toBeVisible();
  expect(asked()?.toString()).toBe(
    'feeMax=5&from=2027-02-27T10%3A00%3A00Z&to=2027-04-04T12%3A00%3A00Z&limit=500',
  );
  const chosen = await day('Friday, March 12: 1 event');
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 3, name: 'Friday, March 12' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'Draft 1' })).toBeVisible();
  const cell = within(chosen.closest('td') as HTMLElement);
  expect(cell.getByRole('link', { name: /18:30.* Draft 1/ })).toHaveAttribute('href', '/e/event-0');
});

test('arrows move through the days, and into the next month', async () => {
  const { person, router } = open(MONTH);
  const chosen = await day('Friday, March 12: 1 event');
  chosen.focus();
  await person.keyboard('{ArrowRight}');
  expect(await day('Saturday, March 13: no events')).toHaveFocus();
  expect(screen.getByText('No events on this day.')).toBeVisible();
  await person.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}');
  expect(await day('Friday, March 12: 1 event')).toHaveFocus();
  await person.keyboard('{PageDown}');
  expect(await screen.findByRole('heading', { level: 2, name: 'April 2027' })).toBeVisible();
  expect(router.state.location.search).toBe('?layout=month&day=2027-04-12');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2027-04-12'));
  expect(
    screen.getAllByRole('button', { name: /^\w+, \w+ \d+:/ }).filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('a full day shows two events and opens for the others', async () => {
  mockServer.on(ALL, { body: several(5) });
  const { person } = open('/events?layout=month&day=2027-03-01');
  const cell = within((await day('Friday, March 12: 5 events')).closest('td') as HTMLElement);
  expect(cell.getAllByRole('link')).toHaveLength(2);
  await person.click(cell.getByRole('button', { name: '+3 more' }));
  const heading = await screen.findByRole('heading', { level: 3, name: 'Friday, March 12' });
  expect(heading).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(5);
});

test('previous, next and today lead through the weeks', async () => {
  const { person, router } = open(WEEK);
  expect(await screen.findByRole('heading', { level: 2, name: /^Mar 7\s–\s13, 2027$/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^Mar 14\s–\s20, 2027$/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(router.state.location.search).toBe('?layout=week&day=2027-03-12');
  await person.click(screen.getByRole('button', { name: 'Today' }));
  expect(router.state.location.search).toBe('?layout=week');
  expect(document.querySelector('[aria-current="date"]')).not.toBeNull();
});

test('a week has its days in order, each with its events on the clock of their place', async () => {
  const away = anEvent({ uuid: 'away', name: 'Sealed', timeZone: 'Pacific/Chatham', time: '04:45:00' });
  mockServer.on(ALL, { body: [anEvent(), away] });
  open(WEEK);
  const friday = (await screen.findByRole('heading', { level: 3, name: 'Friday, March 12' })).closest('li');
  await within(friday as HTMLElement).findByRole('link', { name: /Friday Night Commander/ });
  const saturday = screen.getByRole('heading', { level: 3, name: 'Saturday, March 13' }).closest('li');
  expect(within(saturday as HTMLElement).getByText('18:30 GMT+13:45')).toHaveAttribute(
    'datetime',
    '2027-03-13T04:45:00Z',
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.getByText('2 events, Mar 7 – 13, 2027')).toBeVisible();
});

test('says when there are no events, and when they could not be loaded, and tries again', async () => {
  mockServer.fail(ALL, 500);
  const { person } = open(MONTH);
  expect(await screen.findByRole('heading', { name: 'Error fetching cards.' })).toBeVisible();
  mockServer.on(ALL, { body: [] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No events found, March 2027.')).toBeVisible();
});

test('says when there are more than could be read at once, and reads on', async () => {
  const total = { 'x-total-count': '3' };
  const first = { body: several(2), headers: { ...total, link: '</api/events?after=next>; rel="next"' } };
  mockServer.on(ALL, ({ query }) =>
    query.has('after') ? { body: [anEvent({ uuid: 'late', name: 'Late' })], headers: total } : first,
  );
  const { person } = open(MONTH);
  expect(await screen.findByText('2+ events, March 2027')).toBeVisible();
  expect(screen.getByText('Narrow the filters to see fewer.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 events, March 2027')).toBeVisible();
});

test('a day in the address that is none is today', async () => {
  open('/events?layout=month&day=soon');
  await screen.findByRole('table');
  fireEvent.keyDown(document.querySelector('[data-day][tabindex="0"]') as Element, { key: 'x' });
  expect(document.querySelector('[data-day][tabindex="0"]')).toHaveAttribute('aria-current', 'date');
});
