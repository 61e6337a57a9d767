/** Listing a pile of cards by the keyboard alone. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const BY_CODE = 'GET /api/cards/:setcode/:number';
const POST = 'POST /api/listings';

async function open() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(POST, { status: 201, body: [] });
  mockServer.on(BY_CODE, ({ path }) => {
    const number = path.split('/').at(-1) ?? '';
    const finishes = number === '7' ? ['nonfoil'] : ['nonfoil', 'foil'];
    return {
      body: aCard({ id: `card-${number}`, name: `Heron ${number}`, collector_number: number, finishes }),
    };
  });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const { person } = opened;
  screen.getByRole('button', { name: 'New Listing' }).focus();
  await person.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  const code = dialog.getByLabelText('Card code');
  await waitFor(() => expect(code).toHaveFocus());
  /** Code, Enter; the price field then has the focus. */
  const find = async (text: string) => {
    await person.keyboard(`${text}{Enter}`);
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
  };
  const add = async (keys: string) => {
    await person.keyboard(`${keys}{Enter}`);
    await waitFor(() => expect(code).toHaveFocus());
  };
  return { ...opened, dialog, code, find, add };
}

test('ten cards are posted without a mouse: code, Enter, a key for the condition, price, Enter', async () => {
  const { person, dialog, find, add } = await open();
  const keys = ['n1.00', 'l2', '3', 'm4', 'h5', 'd6', '7l', '8', 'n9', '10'];
  for (const [at, typed] of keys.entries()) {
    await find(`BRM-${at + 1}`);
    await add(typed);
  }
  const submit = dialog.getByRole('button', { name: 'Submit 10 listings' });
  for (let tabs = 0; tabs < 40 && submit !== document.activeElement; tabs += 1) await person.tab();
  expect(submit).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Listings submitted successfully!')).toBeVisible();
  const posted = mockServer.calls(POST)[0]?.body as { cardId: string; price: number; condition: string }[];
  expect(posted.map(({ cardId, price, condition }) => [cardId, price, condition])).toEqual([
    ['card-1', 1, 'NEAR_MINT'],
    ['card-2', 2, 'LIGHTLY_PLAYED'],
    ['card-3', 3, 'NEAR_MINT'],
    ['card-4', 4, 'MODERATELY_PLAYED'],
    ['card-5', 5, 'HEAVILY_PLAYED'],
    ['card-6', 6, 'DAMAGED'],
    ['card-7', 7, 'LIGHTLY_PLAYED'],
    ['card-8', 8, 'NEAR_MINT'],
    ['card-9', 9, 'NEAR_MINT'],
    ['card-10', 10, 'NEAR_MINT'],
  ]);
});

test('a screen reader hears the condition that a key chose, and what was added', async () => {
  const { person, dialog, find, add } = await open();
  await find('BRM-1');
  await person.keyboard('h');
  expect(dialog.getByLabelText('Condition')).toHaveValue('HEAVILY_PLAYED');
  const heard = () => dialog.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard()).toContain('Heavily Played');
  await add('2.5');
  expect(heard()).toContain('Added Heron 1, Heavily Played, $2.50. 1 card to submit.');
});

test('digits choose the condition where they are no price', async () => {
  const { person, dialog, find } = await open();
  await find('BRM-1');
  dialog.getByRole('button', { name: 'Add' }).focus();
  await person.keyboard('5');
  expect(dialog.getByLabelText('Condition')).toHaveValue('DAMAGED');
  await person.keyboard('{Control>}l{/Control}');
  expect(dialog.getByLabelText('Condition')).toHaveValue('DAMAGED');
});

test('the keys are shown', async () => {
  const { dialog, find } = await open();
  await find('BRM-1');
  expect(dialog.getByText('Shortcuts:')).toHaveTextContent(
    'N Near MintL Lightly PlayedM Moderately PlayedH Heavily PlayedD Damaged',
  );
  expect(dialog.getByLabelText('Condition')).toHaveAttribute('aria-keyshortcuts', 'N L M H D');
});

test('told to keep its terms, the next card has the language, type and condition, and the finish that it has', async () => {
  const { person, dialog, find, add } = await open();
  await find('BRM-1');
  expect(dialog.getByLabelText('Language')).toHaveValue('en');
  await person.selectOptions(dialog.getByLabelText('Language'), 'Japanese');
  await person.selectOptions(dialog.getByLabelText('Type'), 'Trade');
  await person.selectOptions(dialog.getByLabelText('Finish'), 'Foil');
  await person.click(dialog.getByLabelText('Use these terms for the next cards'));
  dialog.getByLabelText('Price').focus();
  await add('d3');
  expect(dialog.getByText('Japanese')).toBeVisible();
  await find('BRM-7');
  expect(dialog.getByLabelText('Language')).toHaveValue('ja');
  expect(dialog.getByLabelText('Type')).toHaveValue('TRADE');
  expect(dialog.getByLabelText('Condition')).toHaveValue('DAMAGED');
  expect(dialog.getByLabelText('Finish')).toHaveValue('NONFOIL');
  expect(dialog.getByLabelText('Price')).toHaveValue('');
});

test.each([0, 50, 500])(
  'a pile is typed without waiting for answers that take up to %i ms',
  async (latency) => {
    const { person, dialog } = await open();
    mockServer.on(BY_CODE, async ({ path }) => {
      const number = path.split('/').at(-1) ?? '';
      // The first answers come last.
      await new Promise((resolve) => setTimeout(resolve, latency / Number(number)));
      return { body: aCard({ id: `card-${number}`, name: `Heron ${number}`, collector_number: number }) };
    });
    await person.keyboard('BRM-1{Enter}14.50{Enter}BRM-2{Enter}d2{Enter}BRM-3{Enter}0.10{Enter}');
    await waitFor(() => expect(dialog.queryByText(/^Looking up/)).toBeNull(), { timeout: 2000 });
    await person.click(dialog.getByRole('button', { name: 'Submit 3 listings' }));
    await screen.findByText('Listings submitted successfully!');
    const posted = mockServer.calls(POST)[0]?.body as { cardId: string; price: number; condition: string }[];
    expect(posted.map(({ cardId, price, condition }) => [cardId, price, condition])).toEqual([
      ['card-1', 14.5, 'NEAR_MINT'],
      ['card-2', 2, 'DAMAGED'],
      ['card-3', 0.1, 'NEAR_MINT'],
    ]);
  },
);

test('a price that is typed after a code without a card stays with that code, to be corrected', async () => {
  const { person, dialog, code } = await open();
  mockServer.on(BY_CODE, ({ path }) =>
    path.endsWith('/999') ? { status: 404 } : { body: aCard({ name: 'Heron 5' }) },
  );
  await person.keyboard('BRM-999{Enter}');
  await waitFor(() => expect(code).toHaveValue('BRM-999'));
  expect(code).toHaveFocus();
  await person.keyboard('14.50{Enter}');
  expect(code).toHaveValue('');
  const again = dialog.getByLabelText('Correct the code');
  expect(again).toHaveValue('BRM-999');
  expect(dialog.getByText('$14.50')).toBeVisible();
  await person.clear(again);
  await person.type(again, 'BRM-5{Enter}');
  expect(await dialog.findByText('Heron 5')).toBeVisible();
  expect(dialog.getByText('$14.50')).toBeVisible();
});

test('a code that is not found is selected as it comes back: a key that is typed before the next frame replaces it', async () => {
  const { person, code } = await open();
  mockServer.on(BY_CODE, () => ({ status: 404 }));
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await person.keyboard('BRM-999{Enter}');
  await waitFor(() => expect(code).toHaveValue('BRM-999'));
  await person.keyboard('1');
  expect(code).toHaveValue('1');
});

test('a code that is not found comes back selected, and the price that was typed is kept for the next', async () => {
  const { person, dialog, code } = await open();
  let answer = () => {};
  mockServer.on(BY_CODE, async ({ path }) => {
    if (path.endsWith('/5')) return { body: aCard({ name: 'Heron 5' }) };
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 404 };
  });
  await person.keyboard('BRM-999{Enter}14');
  answer();
  expect(await dialog.findByText('BRM has no card with the number 999.')).toBeVisible();
  expect(dialog.getByText('Card not found or API error.')).toBeVisible();
  await person.keyboard('.50{Enter}');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('BRM-999');
  await person.keyboard('BRM-5{Enter}');
  expect(code).toHaveValue('');
  expect(await dialog.findByRole('form', { name: 'Heron 5' })).toBeVisible();
  expect(dialog.getByLabelText('Price')).toHaveValue('14.50');
});
