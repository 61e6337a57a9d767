/** How far somebody looks, and the unit of distances. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnPlaceDto } from '../../api/places';
import { pageStore } from '../../app/store';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aPlaceless, CHICAGO, inTown } from '../../test/town-list';
import PlaceSettings from './place-settings';

const MINE = 'GET /api/places/mine';
const SET = 'PUT /api/places/mine/preferences';

async function open(own: OwnPlaceDto = inTown(CHICAGO)) {
  mockServer.on(MINE, { body: own });
  const opened = renderScreen(<PlaceSettings user={player} />);
  const form = within(await screen.findByRole('form', { name: 'Distances' }));
  return {
    ...opened,
    form,
    radius: form.getByRole('combobox', { name: 'How far you look' }),
    unit: form.getByRole('combobox', { name: 'Unit' }),
    save: form.getByRole('button', { name: 'Save distances' }),
  };
}

// @spec screen-distances
test('a radius and a unit are chosen, and saved once', async () => {
  mockServer.on(SET, ({ body }) => {
    const saved = inTown(CHICAGO, body as Partial<OwnPlaceDto>);
    mockServer.on(MINE, { body: saved });
    return { body: saved };
  });
  const { person, radius, unit, save } = await open();
  expect(radius).toHaveDisplayValue('Anywhere');
  expect(unit).toHaveDisplayValue('Based on my language (miles)');
  await person.selectOptions(radius, '25 miles');
  await person.selectOptions(unit, 'Kilometers');
  expect(radius).toHaveDisplayValue('40 kilometers');
  const form = screen.getByRole('form', { name: 'Distances' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByText('Distances saved.')).toBeVisible();
  expect(mockServer.calls(SET).map(({ body }) => body)).toEqual([{ radiusKm: 40, unit: 'KM' }]);
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  expect(radius).toHaveDisplayValue('40 kilometers');
});

test('anywhere and the unit of the language are choices of their own', async () => {
  mockServer.on(SET, { body: inTown(CHICAGO) });
  const { person, radius, unit, save } = await open(inTown(CHICAGO, { radiusKm: 25, unit: 'KM' }));
  expect(radius).toHaveDisplayValue('25 kilometers');
  await person.selectOptions(radius, 'Anywhere');
  await person.selectOptions(unit, 'Based on my language (miles)');
  await person.click(save);
  await waitFor(() => expect(mockServer.calls(SET)[0]?.body).toEqual({ radiusKm: null, unit: null }));
});

test('a choice leaves the other one as it was saved in another tab since', async () => {
  const stop = setupListeners(pageStore().dispatch);
  mockServer.on(SET, { body: inTown(CHICAGO) });
  const { person, radius, unit, save } = await open(inTown(CHICAGO, { radiusKm: 25, unit: 'KM' }));
  await person.selectOptions(unit, 'Miles');
  mockServer.on(MINE, { body: inTown(CHICAGO, { radiusKm: 80, unit: 'KM' }) });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(radius).toHaveDisplayValue('50 miles'));
  await person.click(save);
  await waitFor(() => expect(mockServer.calls(SET)[0]?.body).toEqual({ radiusKm: 80, unit: 'MI' }));
  stop();
});

test('somebody without a place has them too, and a failure keeps what was chosen', async () => {
  mockServer.fail(SET, 500);
  const { person, radius, save } = await open(aPlaceless());
  await person.selectOptions(radius, '50 miles');
  await person.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the distances.');
  expect(radius).toHaveDisplayValue('50 miles');
});
