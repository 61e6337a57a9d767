/** The button that follows a store, where it is not known whether the store is followed. */
import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../../test/mock-server';
import { renderScreen } from '../../../test/render';
import { Follow } from './follow';

const READ = 'GET /api/storefronts/:uuid/follow';

test('where it cannot be told whether a store is followed, the button says so and asks again', async () => {
  mockServer.fail(READ, 503);
  const { person } = renderScreen(<Follow store="store-id" />);
  const button = await screen.findByRole('button', { name: 'Try again', busy: false });
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to check whether you follow this store.');
  const answer = mockServer.later(READ, { body: { follows: true } });
  await person.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await answer();
  expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mockServer.calls('PUT /api/storefronts/:uuid/follow')).toHaveLength(0);
});
