/** What is noted about a copy beside its terms: folded, kept with the drafts, and saved with the listing. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { gone, open, POST, reload } from '../../test/saved-list';

const LIST = 'GET /api/listings/user/:id/status/:status';
const CHANGE = 'PATCH /api/listings/:uuid';
const MORE = 'More about this copy';
const noted = {
  ...{ note: 'Small crease', shelf: 'Box A', externalId: 'SKU-1', pricePaid: 2.5, privateNote: 'From Robin' },
  ...{ isSigned: true, isAltered: false },
};

/** The dialog that edits a listing which is `now` on the server once it is open. */
async function edit(listing = aListing(), now = listing) {
  let listed = [listing];
  mockServer.on(LIST, () => ({ body: listed }));
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const { person } = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Listing' }));
  listed = [now];
  const replace = async (label: string, text: string) => {
    await person.clear(form.getByLabelText(label));
    await person.type(form.getByLabelText(label), text);
  };
  return { person, form, replace, save: () => person.click(form.getByRole('button', { name: 'Save' })) };
}
const sent = (call = 0) => mockServer.calls(CHANGE)[call]?.body;

test('a new copy is posted with what is noted about it, and letters in a text choose no condition', async () => {
  const first = await open();
  const { dialog, person } = first;
  mockServer.on(POST, { status: 201, body: [] });
  await person.type(dialog.getByLabelText('Card code'), 'BRM-89{Enter}');
  await person.type(await dialog.findByLabelText('Price'), '5');
  await person.click(await dialog.findByText(MORE));
  await person.type(dialog.getByLabelText('Note for everyone'), 'Held damp');
  await person.type(dialog.getByLabelText('Shelf or box'), 'Box A');
  await person.type(dialog.getByLabelText('SKU (external ID)'), 'SKU-1');
  await person.type(dialog.getByLabelText('What you paid'), '1234567.555');
  await person.type(dialog.getByLabelText('Private note'), ' ');
  await person.click(dialog.getByLabelText('Signed'));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(/^Signed · SKU \(external ID\): SKU-1 · Shelf or box: Box A/)).toBeVisible();
  const again = await reload(first);
  await again.person.click(again.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  const { body } = mockServer.calls(POST)[0] ?? {};
  expect(body).toMatchObject([
    {
      ...{ condition: 'NEAR_MINT', note: 'Held damp', shelf: 'Box A' },
      ...{ externalId: 'SKU-1', pricePaid: 123456.55, isSigned: true },
    },
  ]);
  expect(Object.keys((body as object[])[0] ?? {})).not.toContain('privateNote');
});

test('the next card keeps the shelf with the terms, and nothing else that is noted of one copy', async () => {
  const { dialog, person } = await open();
  await person.type(dialog.getByLabelText('Card code'), 'BRM-89{Enter}');
  await person.type(await dialog.findByLabelText('Price'), '5');
  await person.click(await dialog.findByLabelText('Use these terms for the next cards'));
  await person.click(dialog.getByText(MORE));
  await person.type(dialog.getByLabelText('Shelf or box'), 'Box A');
  await person.type(dialog.getByLabelText('SKU (external ID)'), 'SKU-1');
  await person.click(dialog.getByLabelText('Altered'));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  await person.type(dialog.getByLabelText('Card code'), 'BRM-89{Enter}');
  expect(await dialog.findByLabelText('Shelf or box')).toHaveValue('Box A');
  expect(dialog.getByLabelText('SKU (external ID)')).toHaveValue('');
  expect(dialog.getByLabelText('Altered')).not.toBeChecked();
});

test('is folded where nothing is noted, and sends nothing that is not changed', async () => {
  const { form, save } = await edit();
  mockServer.on(CHANGE, { body: aListing() });
  expect(form.getByText(MORE).closest('details')).not.toHaveAttribute('open');
  await save();
  await screen.findByText('Listing updated successfully!');
  expect(Object.keys(sent() as object).sort()).toEqual(['condition', 'finish', 'language', 'price', 'type']);
});

test('shows what is noted, and sends what is changed and what is taken away', async () => {
  const { form, person, replace, save } = await edit(aListing(noted));
  mockServer.on(CHANGE, { body: aListing() });
  expect(form.getByText(MORE).closest('details')).toHaveAttribute('open');
  expect(form.getByLabelText('What you paid')).toHaveValue('2.50');
  await replace('Shelf or box', 'Box B');
  await person.clear(form.getByLabelText('What you paid'));
  await person.click(form.getByLabelText('Signed'));
  await save();
  await screen.findByText('Listing updated successfully!');
  expect(sent()).toMatchObject({ shelf: 'Box B', pricePaid: null, isSigned: false });
  expect(Object.keys(sent() as object)).not.toContain('externalId');
});

test('a copy that was noted about elsewhere says what it is now, and what was typed stays', async () => {
  const latest = aListing({ ...noted, version: 2 });
  const { form, person, replace, save } = await edit(aListing(), latest);
  await person.click(form.getByText(MORE));
  await replace('Shelf or box', 'Box B');
  mockServer.fail(CHANGE, 412, { message: 'Changed in the meantime.' });
  await save();
  expect(
    await form.findByText(/It’s now .*Signed, .*Shelf or box: Box A, .*What you paid: \$2\.50/),
  ).toBeVisible();
  expect(form.getByLabelText('Shelf or box')).toHaveValue('Box B');
  mockServer.on(CHANGE, { body: latest });
  await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  await save();
  await screen.findByText('Listing updated successfully!');
  expect(sent(1)).toMatchObject({ shelf: 'Box B', externalId: null, isSigned: false });
});

test('an ID of another line is refused in those words, and the listing counts as neither sold nor changed', async () => {
  const { form, person, replace, save } = await edit();
  await person.click(form.getByText(MORE));
  await replace('SKU (external ID)', 'SKU-1');
  const message = 'This external ID belongs to copies of another card, condition, finish, language or type.';
  mockServer.fail(CHANGE, 409, { code: 'listings.external-id-taken', message });
  await save();
  expect(await form.findByText(message)).toBeVisible();
  expect(form.queryByText(/has since been sold/)).toBeNull();
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
});
