/** What is special about a copy, on the page of its card. */
import { screen, within } from '@testing-library/react';
import { aCard, aPlayerListing, aPriceHistory, aStoreListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

test.each([
  ['a store', aStoreListing],
  ['a player', aPlayerListing],
])(
  'a copy of %s says its language, whether it is signed or altered, and its public note',
  async (_lister, copy) => {
    const plain = copy();
    const note = 'Signed by the artist, small crease';
    const special = copy({ uuid: 'special', language: 'ja', isSigned: true, isAltered: true, note });
    mockServer.on('GET /api/cards/:id', { body: aCard() });
    mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() });
    mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
    mockServer.on('GET /api/listings/with-card', { body: [plain, special] });
    const at = '/cards/results/heron-id';
    renderScreen(<CardDetail cardId="heron-id" search="heron" />, { at, path: at });
    const row = (await screen.findByText(note)).closest('li') as HTMLElement;
    for (const word of ['Japanese', 'Signed', 'Altered']) {
      expect(within(row).getByText(word)).toBeVisible();
      expect(screen.getAllByText(word)).toHaveLength(1);
    }
  },
);
