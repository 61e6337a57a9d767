/** The basket of copies that are to be held together. */
import { screen, waitFor } from '@testing-library/react';
import { ListingActions } from '../../entities/listing/listing-actions';
import { aStoreListing } from '../../test/goods';
import { store } from '../../test/people';
import { player, renderScreen } from '../../test/render';
import { emptyBasket } from './parts/baskets';
import { Trading } from './trading';

beforeEach(() => emptyBasket(store.uuid));

test('is put back after it was cleared, with what has come since, and leaves the focus on the page', async () => {
  const [first, second] = [
    aStoreListing({ uuid: 'one' }),
    aStoreListing({ uuid: 'two', cardName: 'Tidewell Archivist' }),
  ];
  const { person } = renderScreen(
    <main id="content" tabIndex={-1}>
      <Trading>
        {[first, second].map((listing) => (
          <ListingActions
            key={listing.uuid}
            listing={listing}
            lister={{ uuid: listing.userId, name: listing.name, role: listing.role }}
          />
        ))}
      </Trading>
    </main>,
    { user: player, path: '/' },
  );
  await person.click(await screen.findByRole('button', { name: 'Add to the basket: Clockwork Heron' }));
  await person.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Basket' })).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Add to the basket: Tidewell Archivist' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 cards at The Gilded Sleeve')).toBeVisible();
});
