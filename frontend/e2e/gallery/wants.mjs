// Pictures of wants and their lists, of which the demo has none: what the server answers is made up.
const UUID = '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01';
const LISTS = [
  { uuid: UUID, name: 'Friday’s deck', alerts: true, cards: 2, visibility: null },
  { uuid: UUID.replace('0', '1'), name: 'Cube', alerts: false, cards: 0, visibility: null },
];
const WANT = {
  ...{ cardId: UUID, cardName: 'Order of the White Briar', anyPrinting: false, quantity: 4 },
  ...{ leastCondition: 'LIGHTLY_PLAYED', finishes: ['FOIL'], languages: ['en', 'ja'], maxPrice: 12.5 },
  ...{ maxPercent: null, forTrade: true, note: 'For Kim', list: UUID, visibility: 'TRADERS', alerts: true },
  ...{ listed: 0, changedAt: '2026-03-01T10:00:00.000Z' },
};
const OTHER = { ...WANT, cardId: UUID.replace('0', '1'), cardName: 'Lantern of the Deep', quantity: 1 };
const SUPPLY = {
  ...{ cardId: UUID, stores: 2, players: 1, lowestPrice: 9.5, buyers: 1, highestOffer: 6 },
};
const LEFT_OUT = Array.from({ length: 300 }, (_, nth) => ({
  ...{ line: nth + 3, text: `${(nth % 4) + 1} Lanterm Wisp ${nth}`, reason: 'unknown-card' },
}));

const lists = [/\/api\/watchlist\/lists$/, LISTS];
const want = [/\/api\/watchlist\/wants\/[^/]+$/, WANT];
const SAYS = {
  terms: /^(Price, condition…|Precio, estado…)/,
  import: /^(Import a list|Importar una lista)$/,
  text: /^(List of cards|Lista de cartas)$/,
  run: /^(Import|Importar)$/,
  remove: /^(Delete list|Eliminar la lista)$/,
  make: /(New list|Lista nueva)$/,
};
const opens = (name) => async (page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').locator('input, textarea, p').first().waitFor();
};
const screen = (name, at, answers, act) => ({ name, as: 'player', at, answers, act });

export const WANT_SCREENS = [
  screen('want', '/watchlist', [lists, want], opens(SAYS.terms)),
  screen('want-list', `/watchlist?list=${UUID}`, [
    lists,
    [/\/api\/watchlist\/wants\?/, [WANT, OTHER]],
    [/\/api\/watchlist\/supply/, [SUPPLY]],
  ]),
  screen('want-list-new', '/watchlist', [lists], opens(SAYS.make)),
  screen(
    'want-list-delete',
    `/watchlist?list=${UUID}`,
    [lists, [/\/api\/watchlist\/wants\?/, []]],
    opens(SAYS.remove),
  ),
  screen('wants-import', '/watchlist', [lists], opens(SAYS.import)),
  screen(
    'wants-imported',
    `/watchlist?list=${UUID}`,
    [lists, [/\/api\/watchlist\/import/, { lines: 2, copies: 8, leftOut: LEFT_OUT }]],
    async (page) => {
      await opens(SAYS.import)(page);
      await page.getByLabel(SAYS.text).fill('4 Lanterm Wisp');
      await page.getByRole('dialog').getByRole('button', { name: SAYS.run }).click();
      await page.getByRole('dialog').getByRole('status').waitFor();
    },
  ),
];
