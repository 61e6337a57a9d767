// Pictures of somebody without a place, and of towns: the demo's accounts have places, and the list of towns is not loaded.
const NOWHERE = { place: null, radiusKm: null, unit: null, movesLeft: 3 };
const TOWNS = [
  ['Springfield', 'Missouri', 37.215, -93.298],
  ['Springfield', 'Massachusetts', 42.101, -72.59],
  ['Springfield', 'Illinois', 39.802, -89.644],
].map(([name, state, latitude, longitude], nth) => ({
  id: nth + 1,
  name,
  label: `${name}, ${state}, United States`,
  country: 'US',
  timeZone: 'America/Chicago',
  latitude,
  longitude,
}));

const json = (body) => (route) => route.fulfill({ json: body });

/** Shows the page to somebody without a place. */
export async function withoutPlace(page) {
  await page.route('**/api/places/mine', json(NOWHERE));
  await page.route(/\/api\/places\?/, json(TOWNS));
  await page.reload();
}

/** Types into the field of a town until towns are offered. */
export async function findTown(page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill('spring');
  await page.getByRole('option').nth(2).waitFor();
  await page.keyboard.press('ArrowDown');
}

/** Takes the town in a store's form, and moves the point. */
export async function moveStore(page) {
  await findTown(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^(Move 10 m north|Mover 10 m al norte)$/ }).click();
}
