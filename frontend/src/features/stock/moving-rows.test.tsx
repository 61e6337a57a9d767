/** Rows of the stock table move while somebody types: another device sells, and the lines are read again. */
import { act, screen, waitFor } from '@testing-library/react';
import { reloadLines } from '../../api/stock';
import { pageStore } from '../../app/store';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { LINES, sentEdits, serveStock } from '../../test/stock-server';

beforeAll(layOutScroller);

const heron = aLine({ line: 'heron' });
const ladle = aLine({ line: 'ladle', cardId: 'ladle-id', cardName: 'Ladle of Plenty', price: 3 });
const opt = aLine({ line: 'opt', cardId: 'opt-id', cardName: 'Opt', price: 1 });

const price = async (name: string) =>
  (await screen.findByRole('row', { name: new RegExp(name) })).querySelector(
    '[data-column="price"]',
  ) as HTMLElement;

/** The lines are read again without what others have taken. */
async function readAgain(...left: (typeof heron)[]) {
  mockServer.on(LINES, { body: left, headers: { 'x-total-count': `${left.length}` } });
  act(() => void pageStore().dispatch(reloadLines()));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Clockwork Heron/ })).toBeNull());
}

async function type(...texts: string[]) {
  serveStock(heron, ladle, opt);
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  await person.click(await price('Ladle'));
  for (const text of texts) await person.keyboard(text);
  return person;
}

test('what is typed stays with its line, where that moves up', async () => {
  const person = await type('9');
  await readAgain(ladle, opt);
  expect(screen.getByRole('textbox', { name: /Price/ })).toHaveFocus();
  await person.keyboard('.5{Enter}');
  await waitFor(() => expect(sentEdits()).toHaveLength(1));
  expect(sentEdits()).toEqual([{ lines: [{ line: 'ladle' }], change: { price: 9.5 } }]);
});

test('what is typed for a line that is gone is saved to no other, and is said', async () => {
  const person = await type('9');
  await readAgain(opt);
  expect(await screen.findByText('“9” wasn’t saved: that line is gone.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  await person.keyboard('{Escape}');
  expect(sentEdits()).toEqual([]);
});

test('a line whose ID changes while its next cell is typed is still that line', async () => {
  const person = await type('9{Tab}');
  await person.keyboard('{Shift>}{Tab}{/Shift}8');
  await screen.findByText('All changes saved.');
  await waitFor(() => expect(mockServer.calls(LINES).length).toBeGreaterThan(1));
  await person.keyboard('.5{Enter}');
  await waitFor(() => expect(sentEdits()).toHaveLength(2));
  await screen.findByText('All changes saved.');
  expect(await price('Ladle')).toHaveTextContent('$8.50');
});

test('a line that is left out of a choice is not chosen by an undo, which gives it another ID', async () => {
  serveStock(heron, ladle, opt);
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ladle of Plenty' }));
  expect(screen.getByText('2 lines selected')).toBeVisible();
  await person.click(await price('Ladle'));
  await person.keyboard('9{Enter}');
  await screen.findByText('All changes saved.');
  expect(screen.getByText('2 lines selected')).toBeVisible();
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Undone: Ladle of Plenty/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/lines selected/)).toBeNull());
});
