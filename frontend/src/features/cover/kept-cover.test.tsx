/** A list that was typed stays in its tab over a reload. */
import { act, screen } from '@testing-library/react';
import { endSession } from '../../browser/session';
import CoverPage from '../../pages/cover';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const open = (query = '', isReload = false) =>
  renderScreen(<CoverPage />, { at: `/cover${query}`, path: '/cover', isReload });

/** The page loses what it had in memory; what the tab has stored stays. */
function reload(query = '') {
  const stored = { ...sessionStorage };
  act(() => endSession());
  Object.assign(sessionStorage, stored);
  return open(query, true);
}

test('a typed list and its choices are there again after a reload, at the same address alone', async () => {
  mockServer.fail('POST /api/cover', 503);
  const { person, unmount } = open();
  await person.type(await screen.findByLabelText('Your list'), '2 Clockwork Heron');
  await person.selectOptions(screen.getByLabelText('Most stops'), '2');
  unmount();
  const again = reload();
  expect(await screen.findByLabelText('Your list')).toHaveValue('2 Clockwork Heron');
  expect(screen.getByLabelText('Most stops')).toHaveValue('2');
  again.unmount();
  const other = reload('?list=x');
  expect(await screen.findByLabelText('Your list')).toHaveValue('x');
  await other.person.clear(screen.getByLabelText('Your list'));
  other.unmount();
  reload();
  expect(await screen.findByLabelText('Your list')).toHaveValue('');
});
