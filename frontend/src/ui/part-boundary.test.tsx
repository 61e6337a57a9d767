/** The fallback for a part that did not come, and the ways on from there. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChunkTimeout } from '../lib/lazy-with-preload';
import { PartBoundary } from './part-boundary';

let silenced: jest.SpyInstance;
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silenced.mockRestore());

/** A part that breaks with each of these in turn, and is there after that. */
function open(...failures: Error[]) {
  const Part = (): ReactNode => {
    if (failures[0]) throw failures[0];
    return <p>Here</p>;
  };
  const reload = jest.fn();
  render(
    <section aria-label="Prices">
      <PartBoundary message="The chart could not be loaded." reload={reload}>
        <Part />
      </PartBoundary>
    </section>,
  );
  const person = userEvent.setup({ delay: null });
  const press = async (name: string) => {
    failures.shift();
    await person.click(screen.getByRole('button', { name }));
  };
  return { press, reload };
}

test('a part that did not come can be asked for again', async () => {
  const { press, reload } = open(new ChunkTimeout());
  expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be loaded.');
  await press('Try again');
  expect(screen.getByText('Here')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  // The button is gone.
  expect(screen.getByRole('region', { name: 'Prices' })).toHaveFocus();
});

test('a part that did not come twice is for a reload: browsers keep a failed fetch for the life of the page', async () => {
  const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/chart-1.js');
  const { press, reload } = open(gone(), gone());
  await press('Try again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await press('Reload');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part that broke can be started over each time', async () => {
  const { press, reload } = open(new Error('x is undefined'), new Error('x is undefined'));
  await press('Try again');
  await press('Try again');
  expect(screen.getByText('Here')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
