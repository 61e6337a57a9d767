/** A shared plan, for anybody with its link. */
import { screen, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { aSharedPlan, LINK } from '../../test/saved-plans';

const READ = 'GET /api/cover/shared/:link';
const open = () => renderApp({ at: `/cover/shared/${LINK}` });

// @spec route-shared-plan, screen-shared-plan
test('a stranger sees stores by name and players by their distance, and can cover the list', async () => {
  mockServer.on(READ, { body: aSharedPlan() });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s deck' })).toBeVisible();
  expect(screen.getByText('$5.50 · 3 copies · 2 stops')).toBeVisible();
  const [store, someone] = within(screen.getByRole('region', { name: 'Where to get it' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading.closest('li') ?? heading));
  expect(store?.getByRole('link', { name: 'Goblet' })).toHaveAttribute('href', '/s/goblet');
  expect(store?.getByText('1 Main Street')).toBeVisible();
  expect(store?.getByRole('link', { name: 'Clockwork Heron' })).toHaveAttribute('href', '/c/heron-id');
  expect(someone?.getByRole('heading', { name: 'A player' })).toBeVisible();
  expect(someone?.getByText(/about 3 mi from the person who shared this/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Missing: 1 copy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cover this list yourself' })).toHaveAttribute(
    'href',
    '/cover?list=3+Clockwork+Heron%0A1+Tidewell+Archivist',
  );
});

test('a store that is gone says so, and so does a plan that is no longer shared', async () => {
  const [stop] = aSharedPlan().stops;
  if (stop)
    mockServer.on(READ, {
      body: aSharedPlan({ stops: [{ ...stop, store: null, name: null, address: null }] }),
    });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'A store that’s gone' })).toBeVisible();
  unmount();
  mockServer.fail(READ, 404, { code: 'cover.shared-plan-not-found', message: 'Gone.' });
  open();
  expect(await screen.findByText('This plan isn’t shared any more.')).toBeVisible();
});

test('a plan that doesn’t load is asked for again', async () => {
  mockServer.fail(READ, 503);
  const { person } = open();
  expect(await screen.findByText('The plan didn’t load.')).toBeVisible();
  mockServer.on(READ, { body: aSharedPlan() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s deck' })).toBeVisible();
});
