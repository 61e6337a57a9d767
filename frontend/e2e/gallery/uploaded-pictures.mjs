// Screens with the picture of an event: the next one of the demo's store gets it when it is first looked at.
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

/** The address of the event. */
export function picturedEvent(product) {
  if (!found.has(product.origin)) found.set(product.origin, giveAPicture(product));
  return found.get(product.origin);
}

async function giveAPicture(product) {
  const { accessToken, call, user } = await openSession(product, DEMO.store);
  const [event] = await call(`/events/store/${user.uuid}`);
  if (!event.picture) {
    const uploaded = await fetch(`${product.origin}/api/events/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': POSTER.mimeType },
      body: POSTER.buffer,
    });
    const { uuid: picture } = await uploaded.json();
    await call(`/events/${event.uuid}`, { method: 'PATCH', body: { picture } });
  }
  return `/e/${event.uuid}`;
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

export const EVENT_PICTURE_SCREENS = [
  { name: 'event-new-picture', as: 'store', at: '/event-manager', act: choosePicture },
  { name: 'events-picture', as: 'player', at: '/events', pictured: true },
  { name: 'public-event-picture', as: 'visitor', pictured: true },
];
