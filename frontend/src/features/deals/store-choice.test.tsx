/** A store's counter as the place to meet: found by its name, picked with a tap. */
import { screen, waitFor, within } from '@testing-library/react';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { aTrade, DEAL } from '../../test/trades';

const MEETING = 'POST /api/deals/:uuid/meeting';
const castle = { uuid: 'castle', name: 'Cardboard Castle' };
const mox = {
  ...{ uuid: 'mox', name: 'Mox House', address: '1 Elm St', email: null, phoneNumber: null, website: null },
};
const meeting = {
  ...{ kind: 'COUNTER' as const, event: null, text: null, store: castle },
  ...{ from: '2099-03-05T17:00:00.000Z', to: '2099-03-05T18:00:00.000Z', timeZone: 'America/Chicago' },
};

test('a store that was picked is not suggested any more once another name is typed', async () => {
  const deal = aTrade({ state: 'SCHEDULED', meeting });
  mockServer.on('GET /api/deals/:uuid', { body: deal });
  mockServer.on('GET /api/users/stores', { body: [mox] });
  mockServer.on(MEETING, { body: deal });
  const { person } = renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  await person.click(await screen.findByRole('button', { name: 'Suggest another time' }));
  const form = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  expect(form.getByLabelText('Where')).toHaveFocus();
  const which = form.getByLabelText('Which store?');
  expect(which).toHaveValue('Cardboard Castle');
  await person.clear(which);
  await person.type(which, 'Mox');
  const found = await form.findByRole('button', { name: 'Mox House · 1 Elm St' });
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  expect(form.getByRole('alert')).toHaveTextContent('Pick a store.');
  expect(mockServer.calls(MEETING)).toEqual([]);
  await person.click(found);
  expect(document.body).not.toHaveFocus();
  expect(which).toHaveValue('Mox House');
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(mockServer.calls(MEETING)).toHaveLength(1));
  expect(mockServer.calls(MEETING)[0]?.body).toMatchObject({ place: { kind: 'COUNTER', store: 'mox' } });
});
