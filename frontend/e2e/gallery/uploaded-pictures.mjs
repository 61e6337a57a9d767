// Screens with the picture of an event or a store: the demo's store and its next event get it when they are first looked at.
import { openSession } from '../support/api.mjs';
import { DEMO } from '../support/people.mjs';
import { pngOf } from '../support/png.mjs';

const POSTER = pngOf({
  name: 'poster.png',
  color: [120, 80, 220],
  width: 1_200,
  height: 800,
  fades: true,
});

const found = new Map();

/** The address of the page with the picture: that of the `event` or the `store`. */
export function picturedPage(product, what) {
  const key = `${what} ${product.origin}`;
  if (!found.has(key)) found.set(key, GIVERS[what](product));
  return found.get(key);
}

const GIVERS = {
  async event(product) {
    const { accessToken, call, user } = await openSession(product, DEMO.store);
    const [event] = await call(`/events/store/${user.uuid}`);
    if (!event.picture) {
      const picture = await upload(product, accessToken, '/api/events/pictures');
      await call(`/events/${event.uuid}`, { method: 'PATCH', body: { picture } });
    }
    return `/e/${event.uuid}`;
  },
  async store(product) {
    const { accessToken, call, user } = await openSession(product, DEMO.store);
    const { version: _, ...page } = await call('/storefronts/mine');
    if (!page.picture) {
      const picture = await upload(product, accessToken, '/api/storefronts/pictures');
      await call('/storefronts/mine', { method: 'PUT', body: { ...page, picture } });
    }
    return `/s/${user.uuid}`;
  },
};

async function upload(product, accessToken, path) {
  const uploaded = await fetch(product.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': POSTER.mimeType },
    body: POSTER.buffer,
  });
  return (await uploaded.json()).uuid;
}

/** Chooses it for a new event. */
async function choosePicture(page) {
  await page
    .getByRole('button', { name: /^(Add Event|Añadir evento)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(More details|Más detalles)/ }).click();
  await dialog.locator('input[type="file"]').setInputFiles(POSTER);
  await dialog.locator('img').scrollIntoViewIfNeeded();
}

const showPicture = (page) => page.locator('form img').scrollIntoViewIfNeeded();

export const PICTURE_SCREENS = [
  { name: 'event-new-picture', as: 'store', at: '/event-manager', act: choosePicture },
  { name: 'events-picture', as: 'player', at: '/events', pictured: 'event' },
  { name: 'public-event-picture', as: 'visitor', pictured: 'event' },
  { name: 'public-store-picture', as: 'visitor', pictured: 'store' },
  { name: 'store-page-picture', as: 'store', at: '/store-page', pictured: 'store', act: showPicture },
];
