/** A store writes its public page. */
import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { player, renderApp } from '../../test/render';

const OWN = {
  weekly: [{ day: 'MONDAY' as const, opens: '10:00', closes: '24:00' }],
  exceptions: [],
  description: 'Singles and drafts.',
  website: null,
  timeZone: 'America/Chicago',
};

beforeEach(() => mockServer.on('GET /api/storefronts/mine', { body: OWN }));

const saved = () => mockServer.calls('PUT /api/storefronts/mine').at(-1)?.body;

// @spec added-edit-store-page, route-store-page
test('a store sets its hours, other days, description and website', async () => {
  mockServer.on('PUT /api/storefronts/mine', ({ body }) => ({ body: { ...OWN, ...(body as object) } }));
  const { person } = renderApp({ at: '/store-page', user: store });
  expect(await screen.findByLabelText('Monday: closes')).toHaveValue('00:00');
  await person.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await person.click(screen.getByRole('button', { name: 'Add a date' }));
  await person.type(screen.getByLabelText('Date'), '2027-12-24');
  await person.clear(screen.getByLabelText('Description'));
  await person.type(screen.getByLabelText('Website'), 'https://gilded-goblet.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Store page saved.')).toBeVisible();
  expect(saved()).toEqual({
    weekly: [
      { day: 'MONDAY', opens: '10:00', closes: '24:00' },
      { day: 'TUESDAY', opens: '10:00', closes: '20:00' },
    ],
    exceptions: [{ date: '2027-12-24', intervals: [] }],
    description: null,
    website: 'https://gilded-goblet.example',
    timeZone: 'America/Chicago',
  });
});

// @spec added-edit-store-page
test('the hours of Monday are copied to every day, and a refusal stands at its day', async () => {
  mockServer.on('PUT /api/storefronts/mine', () => ({
    status: 400,
    body: {
      code: 'request.invalid',
      message: 'This overlaps with other hours.',
      errors: [
        { field: 'weekly.2.opens', code: 'storefronts.overlap', message: 'This overlaps with other hours.' },
      ],
    },
  }));
  const { person } = renderApp({ at: '/store-page', user: store });
  await person.click(await screen.findByRole('button', { name: 'Copy Monday to every day' }));
  await person.click(screen.getByRole('button', { name: 'Remove 10:00–00:00 on Sunday' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This overlaps with other hours.');
  expect(within(alert.parentElement as HTMLElement).getByLabelText('Wednesday: opens')).toBeInvalid();
  expect(saved()).toMatchObject({ weekly: { length: 6 } });
});

// @spec added-store-code
test('a store gets a link and a code to print for its counter', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = renderApp({ at: '/store-page', user: store });
  expect(await screen.findByRole('img', { name: 'QR code of your store page' })).toBeVisible();
  const link = `${window.location.origin}/s/${store.uuid}`;
  expect(screen.getByText(link)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', `/s/${store.uuid}`);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  await person.click(screen.getByRole('button', { name: 'Print the code' }));
  expect(print).toHaveBeenCalled();
});

test('a player has no page, and a page that did not load can be loaded again', async () => {
  const first = renderApp({ at: '/store-page', user: player });
  expect(await screen.findByRole('heading', { name: 'Only stores have a page' })).toBeVisible();
  first.unmount();
  mockServer.on('GET /api/storefronts/mine', () => ({ status: 503 }));
  const { person } = renderApp({ at: '/store-page', user: store });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your store page.');
  mockServer.on('GET /api/storefronts/mine', { body: OWN });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts.'));
});
