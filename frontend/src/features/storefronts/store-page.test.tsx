/** A store writes its public page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { player, renderApp } from '../../test/render';

const OWN = {
  weekly: [{ day: 'MONDAY' as const, opens: '10:00', closes: '24:00' }],
  exceptions: [],
  description: 'Singles and drafts.',
  website: null,
  timeZone: 'America/Chicago',
  picture: null,
  version: 1,
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
    picture: null,
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

// @spec added-edit-store-page
test('what another window saved is not overwritten: both changes are kept', async () => {
  let kept = OWN;
  mockServer.on('GET /api/storefronts/mine', () => ({ body: kept }));
  mockServer.on('PUT /api/storefronts/mine', ({ headers, body }) => {
    if (headers.get('if-match') !== `"${kept.version}"`)
      return { status: 412, body: { code: 'storefronts.changed', message: 'Changed.' } };
    kept = { ...kept, ...(body as object), version: kept.version + 1 };
    return { body: kept };
  });
  const { person } = renderApp({ at: '/store-page', user: store });
  await person.type(await screen.findByLabelText('Description'), ' And chess.');
  kept = { ...kept, weekly: [{ day: 'MONDAY', opens: '09:00', closes: '18:00' }], version: 2 };
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/has changed since you opened it/)).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts. And chess.');
  await person.click(screen.getByRole('button', { name: 'Load latest' }));
  expect(document.body).not.toHaveFocus();
  expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts.');
  await person.click(screen.getByRole('button', { name: 'Restore my changes' }));
  expect(document.body).not.toHaveFocus();
  expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts. And chess.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Store page saved.')).toBeVisible();
});

test('what is typed while the page is being saved stays, and is saved next', async () => {
  const answer = mockServer.later('PUT /api/storefronts/mine', {
    body: { ...OWN, description: 'Singles and drafts. And chess.', version: 2 },
  });
  const { person } = renderApp({ at: '/store-page', user: store });
  const description = await screen.findByLabelText('Description');
  await person.type(description, ' And chess.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.type(description, ' And go.');
  await answer();
  expect(await screen.findByText('Store page saved.')).toBeVisible();
  expect(description).toHaveValue('Singles and drafts. And chess. And go.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls('PUT /api/storefronts/mine')).toHaveLength(2));
  const [, next] = mockServer.calls('PUT /api/storefronts/mine');
  expect(next?.headers.get('if-match')).toBe('"2"');
  expect(next?.body).toMatchObject({ description: 'Singles and drafts. And chess. And go.' });
});

test('the latest version takes what was typed on top of it', async () => {
  const latest = {
    ...OWN,
    weekly: [{ day: 'MONDAY' as const, opens: '09:00', closes: '18:00' }],
    version: 2,
  };
  const { person } = renderApp({ at: '/store-page', user: store });
  await person.type(await screen.findByLabelText('Description'), ' And chess.');
  mockServer.on('GET /api/storefronts/mine', { body: latest });
  mockServer.on('PUT /api/storefronts/mine', ({ headers }) => ({
    status: headers.get('if-match') === '"2"' ? 503 : 412,
  }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Keep my changes' }));
  expect(screen.getByLabelText('Monday: opens')).toHaveValue('09:00');
  expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts. And chess.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls('PUT /api/storefronts/mine')).toHaveLength(2));
  expect(saved()).toMatchObject({ weekly: latest.weekly, description: 'Singles and drafts. And chess.' });
});

test('leaving with an unsaved page is asked about', async () => {
  const { person, router } = renderApp({ at: '/store-page', user: store });
  await person.type(await screen.findByLabelText('Description'), ' And chess.');
  await act(() => router.navigate('/events'));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/store-page');
  expect(screen.getByLabelText('Description')).toHaveValue('Singles and drafts. And chess.');
});

// @spec screen-embed
test('a store copies the line that puts its events and singles on its own site', async () => {
  const { person } = renderApp({ at: '/store-page', user: store });
  const line = `<script async src="${window.location.origin}/embed.js" data-store="${store.uuid}"></script>`;
  expect(await screen.findByLabelText('The line to paste')).toHaveValue(line);
  await person.click(screen.getByRole('button', { name: 'Copy the line' }));
  expect(await screen.findByText('Line copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(line);
  expect(screen.getByRole('link', { name: 'See how it looks' })).toHaveAttribute(
    'href',
    `/embed/s/${store.uuid}`,
  );
});

test('the focus stays at a day that gets the last hours that it can have', async () => {
  const { person } = renderApp({ at: '/store-page', user: store });
  const add = await screen.findByRole('button', { name: 'Add hours on Tuesday' });
  for (let nth = 0; nth < 4; nth++) await person.click(add);
  expect(add).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
