/** Listing cards from a list that was typed elsewhere. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { type Call, mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const COLLECTION = 'POST /api/cards/collection';
const PRINTINGS = 'POST /api/cards/printings';
const POST = 'POST /api/listings';
const PRICE_WORDS = 'Each listing must have a valid price (e.g. 5 or 5.99).';
const heron = aCard({ id: 'heron-id', collector_number: '1' });
const wisp = aCard({ id: 'wisp-id', name: 'Lantern Wisp', collector_number: '2', finishes: ['foil'] });
const mere = aCard({ id: 'mere-id', name: 'Mere Island', collector_number: '3' });

type Identifier = { set?: string; collector_number?: string; name?: string };

/** Cards 1 to 3 of the set are known; the others and every other name are not. */
function collection({ body }: Call): Reply {
  const { identifiers } = body as { identifiers: Identifier[] };
  const known = ({ collector_number: number, name }: Identifier) =>
    [heron, wisp, mere].find((card) => card.collector_number === number || card.name === name);
  return {
    body: {
      object: 'list',
      data: identifiers.flatMap((each) => known(each) ?? []),
      not_found: identifiers.filter((each) => !known(each)),
    },
  };
}

/** Each card that is called so has one printing; `Opt` has two. */
function printings({ body }: Call): Reply {
  const { identifiers } = body as { identifiers: Identifier[] };
  const opt = [
    aCard({ id: 'opt-new', name: 'Opt', set_name: 'Newmarch' }),
    aCard({ id: 'opt-old', name: 'Opt' }),
  ];
  const called = (name = '') => [heron, wisp, mere, ...opt].filter((card) => card.name === name);
  const data = identifiers.map(({ name }) => ({ total: called(name).length, printings: called(name) }));
  return { body: { object: 'list', data } };
}

async function open() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(POST, { status: 201, body: [] });
  mockServer.on(COLLECTION, collection);
  mockServer.on(PRINTINGS, printings);
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const { person } = opened;
  await person.click(screen.getByRole('button', { name: 'New Listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  const paste = async (text: string) => {
    await person.click(dialog.getByLabelText('Card code'));
    await person.paste(text);
    return dialog.findByRole('heading', { name: /^Pasted list/ });
  };
  const rows = () => [
    ...(dialog
      .getByRole('heading', { name: /^Pasted list/ })
      .closest('section')
      ?.querySelectorAll('li') ?? []),
  ];
  const add = (name: RegExp | string = /^Add \d* ?cards?$/) =>
    person.click(dialog.getByRole('button', { name }));
  return { ...opened, dialog, paste, rows, add };
}

test('a list that is pasted into the code field is read, looked up together, and added', async () => {
  const { person, dialog, paste, add } = await open();
  const heading = await paste('4 BRM-1 NM 2.50\n2x BRM 2 LP $3\n1 Mere Island (BRM) 3 dmg 0.10 JA');
  expect(heading).toHaveTextContent('Pasted list: 3 lines');
  expect(heading).toHaveFocus();
  expect(dialog.getByText('Every line was recognized.')).toBeVisible();
  expect(mockServer.calls(COLLECTION).map(({ body }) => body)).toEqual([
    {
      identifiers: [
        { set: 'brm', collector_number: '1', mark: 0 },
        { set: 'brm', collector_number: '2', mark: 1 },
        { set: 'brm', collector_number: '3', mark: 2 },
      ],
    },
  ]);
  expect(dialog.getByText('4 × $2.50')).toBeVisible();
  await add('Add 7 cards');
  expect(dialog.getByRole('heading', { name: '7 cards to submit' })).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Card code')).toHaveFocus());
  await person.click(dialog.getByRole('button', { name: 'Submit 7 listings' }));
  await screen.findByText('Listings submitted successfully!');
  const body = mockServer.calls(POST)[0]?.body as unknown[];
  const offer = { cardId: 'heron-id', price: 2.5, condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' };
  // Each is listed after the one before it: the first line of the list then is on top.
  expect(body).toMatchObject([
    { cardId: 'mere-id', price: 0.1, condition: 'DAMAGED', language: 'ja' },
    { cardId: 'wisp-id' },
    { cardId: 'wisp-id', price: 3, condition: 'LIGHTLY_PLAYED', finish: 'FOIL' },
    offer,
    offer,
    offer,
    offer,
  ]);
});

test('a list can be typed, too; one line in the code field is a code', async () => {
  const { person, dialog } = await open();
  await person.click(dialog.getByLabelText('Card code'));
  await person.paste('BRM-1\n');
  expect(dialog.getByLabelText('Card code')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Paste a list' }));
  expect(dialog.getByLabelText('List of cards')).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  expect(dialog.getByText('Paste or type at least one line.')).toBeVisible();
  await person.type(dialog.getByLabelText('List of cards'), 'BRM-3 2');
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('1 × $2.00')).toBeVisible();
});

test('what is wrong stands on top, says so, and is put right in place', async () => {
  const { person, dialog, paste, rows, add } = await open();
  await paste('BRM-1 5\n2 BRM-99 4\n???\nBRM-3 NM');
  expect(dialog.getByText('Check 3 lines')).toBeVisible();
  expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
    '2 BRM-99 4',
    '???',
    'Mere Island',
    'Clockwork Heron',
  ]);
  const [missing, odd, unpriced] = rows().map((row) => within(row));
  expect(missing?.getByText('No card found for BRM-99.')).toBeVisible();
  expect(odd?.getByText('We couldn’t find a card in this line.')).toBeVisible();
  expect(unpriced?.getAllByText(PRICE_WORDS)[0]).toBeVisible();

  await add('Add 1 card');
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  expect(dialog.getByText('Pasted list: 3 lines')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
  expect(dialog.getByText('3 pasted lines still need checking. Fix them or remove them.')).toBeVisible();

  const card = within(rows()[0] as HTMLElement).getByLabelText('Card code or name');
  expect(card).toHaveValue('BRM-99');
  await person.clear(card);
  await person.type(card, 'Lantern Wisp{Enter}');
  expect(await within(rows()[0] as HTMLElement).findByText('Lantern Wisp')).toBeVisible();
  await person.type(within(rows()[2] as HTMLElement).getByLabelText('Price'), '1.50');
  await add('Add 3 cards');
  expect(dialog.getByRole('heading', { name: '4 cards to submit' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remove ???' }));
  expect(dialog.getByLabelText('List of cards')).toHaveValue('');
});

test('a line that stays as it is keeps its corrections while others are edited', async () => {
  const { person, dialog, paste, rows } = await open();
  await paste('BRM-1 5\n2 Opt $1');
  await person.click(dialog.getByRole('button', { name: /^Opt Newmarch/ }));
  await person.click(dialog.getByRole('button', { name: 'Edit Clockwork Heron' }));
  await person.type(dialog.getByLabelText('Price'), '6');
  await person.click(dialog.getByRole('button', { name: 'Back to editing' }));
  expect(dialog.getByLabelText('List of cards')).toHaveValue('BRM-1 5\n2 Opt $1');
  await person.click(dialog.getByRole('button', { name: 'Find by card code' }));
  // The text is read with what is pasted now.
  await paste('BRM-2 7\nBRM-3 9');
  const prices = rows().map((row) => row.querySelector('strong')?.textContent);
  expect(prices).toEqual(['1 × $6.00', '2 × $1.00', '1 × $7.00', '1 × $9.00']);
});

test('a doubt waits for a look', async () => {
  const { person, dialog, paste, add } = await open();
  await paste('BRM-1 MNT 5\nGrey Heron (BRM) 3 5\nBRM-2 nonfoil 5');
  expect(dialog.getByText('We couldn’t read “MNT”.')).toBeVisible();
  expect(dialog.getByText('The list says Grey Heron; this card is Mere Island.')).toBeVisible();
  expect(dialog.getByText('This card was not printed as Nonfoil, so Foil was selected.')).toBeVisible();
  await add('Add cards');
  expect(dialog.getByText('Fix the lines below first.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Looks right: Clockwork Heron' }));
  await person.click(dialog.getByRole('button', { name: 'Looks right: Mere Island' }));
  await add('Add 2 cards');
  expect(dialog.getByRole('heading', { name: '2 cards to submit' })).toBeVisible();
});

test('a long list is looked up 75 cards a call, and the same card once', async () => {
  const { dialog, paste } = await open();
  await paste(Array.from({ length: 200 }, (_, at) => `BRM-${(at % 160) + 1} 1`).join('\n'));
  expect(dialog.getByText('Check 194 lines')).toBeVisible();
  const sizes = mockServer
    .calls(COLLECTION)
    .map(({ body }) => (body as { identifiers: unknown[] }).identifiers.length);
  expect(sizes).toEqual([75, 75, 10]);
}, 20_000);

test('a list that is too long stays in the field', async () => {
  const { person, dialog } = await open();
  const text = Array.from({ length: 501 }, (_, at) => `BRM-${at} 1`).join('\n');
  await person.click(dialog.getByLabelText('Card code'));
  await person.paste(text);
  expect(dialog.getByText('This list has 501 lines. Paste at most 500 at once.')).toBeVisible();
  expect(dialog.getByLabelText('List of cards')).toHaveValue(text);
});

test('cards that nobody answered for can be looked up again', async () => {
  const { person, dialog, paste } = await open();
  mockServer.fail(COLLECTION, 503);
  await paste('BRM-1 5\nBRM-2 5');
  expect(dialog.getAllByText('The card couldn’t be looked up.')).toHaveLength(2);
  mockServer.on(COLLECTION, collection);
  await person.click(dialog.getByRole('button', { name: 'Look up again' }));
  expect(await dialog.findByText('Every line was recognized.')).toBeVisible();
});

test('a list in the making is asked about before it is lost, and can be text again', async () => {
  const { person, dialog, paste } = await open();
  await paste('BRM-1 5\nBRM-2 5');
  await person.click(dialog.getByRole('button', { name: 'Find by card code' }));
  await person.click(dialog.getByRole('button', { name: 'Back to the pasted list (2)' }));
  await person.click(dialog.getByRole('button', { name: 'Back to editing' }));
  expect(dialog.getByLabelText('List of cards')).toHaveValue('BRM-1 5\nBRM-2 5');
  await person.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard these cards?' }));
  expect(question.getByText('2 cards haven’t been submitted yet.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a name with several printings is a question, and the list keeps its order', async () => {
  const { person, dialog, paste, add } = await open();
  await paste('BRM-1 5\n2 Opt $1\nBRM-3 2');
  expect(dialog.getByText('Choose one of 2 printings.')).toBeVisible();
  expect(dialog.getByText('Check 1 line')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: /^Opt Newmarch/ }));
  await add('Add 4 cards');
  expect(dialog.getByText('4 cards, $9.00')).toBeVisible();
  const shown = within(dialog.getByRole('region', { name: '4 cards to submit' })).getAllByRole('listitem');
  expect(shown.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Clockwork Heron',
    'Opt',
    'Mere Island',
  ]);
});

test('lines without a price take the market price when they are told to', async () => {
  const { person, dialog, paste } = await open();
  await paste('BRM-1\nBRM-3 NM');
  expect(dialog.getByText('Check 2 lines')).toBeVisible();
  await person.click(
    dialog.getByRole('button', { name: 'Use the market price for 2 lines without a price' }),
  );
  expect(dialog.getByText('Every line was recognized.')).toBeVisible();
  expect(dialog.getAllByText('1 × $0.25')).toHaveLength(2);
});
