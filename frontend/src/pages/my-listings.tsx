/** `/my-listings`: one's own listings; with `storeId` and `storeName`, those of a store. */
import { useSearchParams } from 'react-router-dom';
import { MyListings } from '../features/listings/my-listings';
import { useUser } from '../lib/use-user';

export default function MyListingsPage() {
  const [params] = useSearchParams();
  const user = useUser();
  const store = params.get('storeId');
  const lister = store ?? user?.uuid;
  if (!lister) return null;
  const title = store ? `${params.get('storeName')?.trim() || 'Store'} Listings` : 'My Listings';
  return <MyListings key={lister} title={title} lister={lister} own={store === null} />;
}
