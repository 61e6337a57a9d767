// Every picture of the gallery: each screen that the client declares, and what else is worth seeing on it.
import { fileURLToPath } from 'node:url';
import { declaredIn } from '../../build/screens.mjs';
import { DEAL_SCREENS } from './deal-states.mjs';
import { findTown, moveStore, withoutPlace } from './places.mjs';
import { PROFILE_SCREENS } from './profiles.mjs';
import { RARE_SCREENS } from './rare-answers.mjs';
import { PICTURE_SCREENS } from './uploaded-pictures.mjs';
import { WANT_SCREENS } from './wants.mjs';

/** Who looks: nobody, the demo's player, the demo's store, or somebody who signed up a minute ago. */
const VISITOR = 'visitor';
const PLAYER = 'player';
const STORE = 'store';

/** The controls that are used on the way, by their names in every language. */
const SAYS = {
  store: /^(Business|Tienda)$/,
  card: /^(Card|Carta)$/,
  find: /^(Find a card|Buscar una carta)/,
  keys: /^(Keyboard shortcuts|Atajos de teclado)$/,
  more: /^(More|Más)$/,
  syntax: /^(Search syntax|Sintaxis de búsqueda)$/,
  addEvent: /^(Add Event|Añadir evento)$/,
  newListing: /^(New Listing|Anuncio nuevo|Nuevo anuncio)$/,
  editListing: /^(Edit|Editar)$/,
  change: /^(Change…|Cambiar…)$/,
  code: /^(Card code|Código de la carta)/,
  price: /^(Price|Precio)/,
  devices: /^(Show my devices|Ver mis dispositivos)$/,
  setTown: /^(Set your town|Indicar mi localidad)$/,
  setStore: /^(Address and place on the map|Dirección y lugar en el mapa)$/,
  map: /^(Show map|Mostrar el mapa)$/,
  changePlace: /^(Change place|Cambiar el lugar)$/,
  pointOnMap: /^(Set the point on a map|Fijar el punto en un mapa)$/,
  erase: /^(Erase account and data|Borrar la cuenta y los datos)$/,
};

const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const tab = (name) => (page) => page.getByRole('tab', { name }).click();
const dialog = async (page) => {
  await page.getByRole('dialog').waitFor();
  // Its code may still be on its way.
  await page.locator('[role="dialog"] .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
};
const opened =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
    await dialog(page);
  };

/** Its outline has come. */
const mapDrawn = (page) => page.locator('svg path[d^="M"][class*="land"]').waitFor();
const opensMap = async (page) => {
  await button(SAYS.map)(page);
  await mapDrawn(page);
};

/** How a declared screen is opened, where its path alone shows nothing or others see more. */
const OPENED = {
  'verify-email': { at: '/verify-email?token=wrong' },
  'reset-password': { at: '/reset-password?token=wrong' },
  cards: { states: undefined },
  'card-results': { at: '/cards/results?search=t%3Acreature' },
  card: { card: 'set:brm cn:42' },
  // Its plans are asked for by a form: there is no data to wait for before.
  cover: { at: '/cover?from=watchlist', states: undefined },
  'saved-plans': { plan: 'list' },
  'saved-plan': { plan: 'own' },
  'shared-plan': { plan: 'shared' },
  // The demo's people have no matches, and nobody is reported.
  'mutual-matches': { states: undefined },
  moderation: { states: undefined },
  case: { states: undefined },
  decisions: { states: undefined },
  deal: { trade: 'deal' },
  offer: { trade: 'offer' },
  'new-offer': { trade: 'newOffer', states: undefined },
  inbox: { trade: 'inbox' },
  'deal-queue': { trade: 'queue' },
  attendees: { trade: 'attendees' },
  storefront: { sitemap: 'stores' },
  'public-card': { sitemap: 'cards' },
  'public-event': { sitemap: 'events' },
  'my-listings': { as: STORE },
  'order-history': { as: STORE },
  // The demo's store has imported nothing, and keeps nothing for anybody.
  'stock-import': { as: STORE, states: undefined },
  'stock-export': { as: STORE, states: undefined },
  'stock-reconcile': { as: STORE, states: undefined },
  'pull-sheet': { as: STORE, states: undefined },
  // Figures alone: nobody's words are on it.
  'stock-prices': { as: STORE, states: 'figures' },
};

const declared = declaredIn(fileURLToPath(new URL('../../dist', import.meta.url))).screens;

/**
 * Each picture: its name, who looks, the address (or how to find it), and what is done there before it is taken.
 * `states` are the ways in which its data may come: all, or those of figures alone; without it the screen shows no data.
 */
export const SCREENS = [
  ...declared.map(({ name, path, access, roles }) => ({
    name,
    at: path,
    as: access === 'public' ? VISITOR : roles?.includes('STORE') ? STORE : PLAYER,
    states: access === 'guarded' ? 'all' : undefined,
    ...OPENED[name],
  })),
  { name: 'sign-up-business', as: VISITOR, at: '/sign-up', act: opened(tab(SAYS.store)) },
  { name: 'cover-map', as: PLAYER, at: '/cover?from=watchlist', act: opensMap },
  { name: 'saved-plan-map', as: PLAYER, plan: 'own', act: opensMap },
  { name: 'shared-plan-map', as: VISITOR, plan: 'shared', act: opensMap },
  { name: 'not-found', as: VISITOR, at: '/nowhere' },
  { name: 'storefront-unknown', as: VISITOR, at: '/s/0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' },
  { name: 'home-store', as: STORE, at: '/home', states: 'all' },
  { name: 'inbox-store', as: STORE, trade: 'inbox' },
  { name: 'deal-store', as: STORE, trade: 'deal' },
  { name: 'deal-to-pull', as: STORE, trade: 'toPull' },
  { name: 'deal-meeting', as: PLAYER, trade: 'meeting' },
  { name: 'deal-done', as: PLAYER, trade: 'done' },
  { name: 'deal-done-store', as: STORE, trade: 'done' },
  ...DEAL_SCREENS,
  ...RARE_SCREENS,
  ...WANT_SCREENS,
  { name: 'offer-sent', as: PLAYER, trade: 'sentOffer' },
  { name: 'offer-store', as: STORE, trade: 'askedHold' },
  ...PROFILE_SCREENS,
  { name: 'order-history-player', as: PLAYER, at: '/order-history' },
  {
    name: 'card-finder-names',
    as: PLAYER,
    at: '/cards',
    act: async (page) => {
      await page.getByRole('combobox', { name: SAYS.card }).fill('lan');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'find-card',
    as: PLAYER,
    at: '/stores',
    act: async (page) => {
      await opened(button(SAYS.find))(page);
      await page.getByRole('combobox', { name: SAYS.card }).fill('lan');
      await page.getByRole('option').nth(6).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'shortcuts', as: PLAYER, at: '/stores', act: opened(button(SAYS.keys)) },
  {
    name: 'more-screens',
    as: STORE,
    at: '/event-manager',
    // A wide window has all of them in the banner.
    act: async (page) => {
      if (await page.getByRole('button', { name: SAYS.more }).isVisible())
        await opened(button(SAYS.more))(page);
    },
  },
  { name: 'search-syntax', as: PLAYER, at: '/cards', act: opened(button(SAYS.syntax)) },
  { name: 'results-none', as: PLAYER, at: '/cards/results?search=nothingiscalledthis' },
  { name: 'results-warning', as: PLAYER, at: '/cards/results?search=t%3Acreature%20colour%3Apurple' },
  { name: 'card-two-faces', as: PLAYER, card: 'is:dfc' },
  { name: 'card-split', as: PLAYER, card: 'is:split' },
  { name: 'card-planeswalker', as: PLAYER, card: 't:planeswalker' },
  { name: 'events-by-store', as: PLAYER, at: '/events?view=stores', states: 'all' },
  { name: 'stores-map', as: PLAYER, at: '/stores?layout=map', act: mapDrawn },
  { name: 'events-map', as: PLAYER, at: '/events?layout=map', act: mapDrawn },
  { name: 'events-week', as: PLAYER, at: '/events?layout=week' },
  { name: 'events-month', as: PLAYER, at: '/events?layout=month' },
  { name: 'storefront-map', as: VISITOR, sitemap: 'stores', act: opensMap },
  { name: 'event-new', as: STORE, at: '/event-manager', act: opened(button(SAYS.addEvent)) },
  ...PICTURE_SCREENS,
  { name: 'event-manager-refused', as: PLAYER, at: '/event-manager' },
  { name: 'listing-new', as: STORE, at: '/my-listings', act: opened(button(SAYS.newListing)) },
  {
    name: 'listing-new-drafts',
    as: STORE,
    at: '/my-listings',
    act: async (page) => {
      await opened(button(SAYS.newListing))(page);
      for (const code of ['BRM-42', 'BRM-5']) {
        await page.getByLabel(SAYS.code).fill(code);
        await page.getByLabel(SAYS.code).press('Enter');
        const price = page.getByRole('dialog').getByLabel(SAYS.price).last();
        await price.fill('2.50');
        await price.press('Enter');
      }
    },
  },
  {
    name: 'listing-edit',
    as: STORE,
    at: '/my-listings',
    // The demo's store has shelves, so what is noted is unfolded.
    act: opened(button(SAYS.editListing)),
  },
  {
    name: 'stock-bulk',
    as: STORE,
    at: '/stock',
    act: async (page) => {
      // The list of a phone has none.
      if (page.viewportSize().width < 768) return;
      await page.getByRole('checkbox').first().check();
      await opened(button(SAYS.change))(page);
      await page.getByRole('dialog').locator('select').first().selectOption('isSigned');
    },
  },
  { name: 'settings-store', as: STORE, at: '/settings' },
  { name: 'settings-store-place', as: STORE, at: '/settings', act: withoutPlace },
  {
    name: 'settings-store-map',
    as: STORE,
    at: '/settings',
    act: async (page) => {
      await button(SAYS.changePlace)(page);
      await button(SAYS.pointOnMap)(page);
      await mapDrawn(page);
    },
  },
  { name: 'home-invitation', as: PLAYER, at: '/home', act: withoutPlace },
  { name: 'home-store-invitation', as: STORE, at: '/home', act: withoutPlace },
  {
    name: 'set-town',
    as: PLAYER,
    at: '/home',
    act: async (page) => {
      await opened(withoutPlace, button(SAYS.setTown))(page);
      await findTown(page);
    },
  },
  {
    name: 'set-store',
    as: STORE,
    at: '/home',
    act: async (page) => {
      await opened(withoutPlace, button(SAYS.setStore))(page);
      await moveStore(page);
    },
  },
  { name: 'devices', as: PLAYER, at: '/settings', act: opened(button(SAYS.devices)) },
  { name: 'erase-account', as: STORE, at: '/settings', act: opened(button(SAYS.erase)) },
];
