/** A card with more listings than one page of them. */
import { screen, waitFor } from '@testing-library/react';
import { aCard, aPlayerListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const LISTINGS = 'GET /api/listings/with-card';
const listing = (uuid: string) => aPlayerListing({ uuid, userId: uuid, name: `Player ${uuid}` });

test('the last page leaves the focus on the listings: its button goes away', async () => {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/listings/availability', { body: [] });
  mockServer.on(LISTINGS, ({ query }) => ({
    body: [listing(query.has('after') ? 'two' : 'one')],
    headers: {
      'x-total-count': '2',
      ...(!query.has('after') && { link: '</api/listings/with-card?after=one>; rel="next"' }),
    },
  }));
  const { person } = renderScreen(<CardDetail cardId="heron-id" search={null} />);
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Player two')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});
