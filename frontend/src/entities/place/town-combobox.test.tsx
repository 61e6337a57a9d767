/** The field that finds a town, by keyboard. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { TownSearch } from '../../api/use-towns';
import { renderScreen } from '../../test/render';
import { TownCombobox } from './town-combobox';

function Field() {
  const [state, setState] = useState<TownSearch['state']>('failed');
  return (
    <TownCombobox
      label="Town"
      typed="chica"
      onType={() => undefined}
      isChosen={false}
      search={{ towns: [], state, retry: () => setState('searching') } as TownSearch}
      onChoose={() => undefined}
    />
  );
}

test('the focus goes to the field when a search that failed is tried again', async () => {
  const { person } = renderScreen(<Field />);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveFocus();
});
