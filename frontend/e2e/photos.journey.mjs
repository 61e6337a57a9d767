// A store shows a copy as it is: photos from a phone, in order, and a player who looks at them.
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { fits, inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';
import { pngOf } from './support/png.mjs';

/** The photos are larger than what a phone sends. */
const photoOf = (name, color) => pngOf({ name, color, width: 1_500, height: 2_000 });

// @spec screen-photos, screen-photo-viewer
test('photos are added on a phone, put in order, removed by mistake, and seen by somebody else', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  const store = await createStore({ address: '12 Canal Street, Chicago' });
  const { uuid, cardId, cardName } = await postListing(store, 'lantern', 4);
  const photos = async () => (await store.call(`/listings/${uuid}`)).photos;
  const { page } = await visit({ viewport: PHONE, as: store });
  await page.goto('/my-listings');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Listing' });
  const field = dialog.getByRole('region', { name: 'Photos' });

  await test.step('two photos are uploaded', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      field.getByRole('button', { name: 'Add photos' }).click(),
    ]);
    await chooser.setFiles([photoOf('front.png', [32, 112, 64]), photoOf('back.png', [96, 32, 160])]);
    await field.getByRole('button', { name: 'Remove photo 2' }).waitFor();
    await expect.poll(async () => (await photos()).length).toBe(2);
    await inspect(page);
    await fits(page);
  });

  await test.step('the second becomes the first, is removed, and comes back', async () => {
    const [front, back] = (await photos()).map((photo) => photo.uuid);
    await field.getByRole('button', { name: 'Move photo 2 forward' }).click();
    await says(page, 'Now photo 1.');
    expect((await photos()).map((photo) => photo.uuid)).toEqual([back, front]);
    await field.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByText('Photo removed.').getByRole('button', { name: 'Undo' }).click();
    await says(page, 'Photo restored.');
    expect((await photos()).map((photo) => photo.uuid)).toEqual([back, front]);
  });

  await test.step('the terms are saved on top of it', async () => {
    await dialog.getByLabel('Price').fill('6');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Listing updated successfully!');
  });

  await test.step('a player looks at them on the page of the card', async () => {
    const { page: other } = await visit({ viewport: DESKTOP, as: await createPlayer() });
    await other.goto(`/cards/results/${cardId}`);
    const shown = other.getByRole('list', { name: `Photos of ${cardName}` });
    await shown.getByRole('button', { name: 'Show photo 1 of 2' }).click();
    const viewer = other.getByRole('dialog', { name: `Photos of ${cardName}` });
    const photo = viewer.getByRole('img', { name: /^Photo / });
    await expect(photo).toHaveJSProperty('naturalWidth', 1_200);
    await inspect(other);
    await other.keyboard.press('ArrowRight');
    await expect(photo).toHaveAccessibleName('Photo 2 of 2');
    await other.goBack();
    await viewer.waitFor({ state: 'detached' });
  });
});
