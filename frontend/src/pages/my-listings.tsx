/** `/my-listings`: one's own listings; with `storeId` and `storeName`, those of a store. */
import { useSearchParams } from 'react-router-dom';
import { MyListings } from '../features/listings/my-listings';
import { useUser } from '../lib/use-user';
import { texts } from '../texts';

export default function MyListingsPage() {
  const [params] = useSearchParams();
  const user = useUser();
  const store = params.get('storeId');
  const lister = store ?? user?.uuid;
  if (!lister) return null;
  const storeName = params.get('storeName')?.trim() || texts.app.someStore;
  const title = store ? texts.app.storeListings(storeName) : texts.app.tabs.myListings;
  return <MyListings key={lister} title={title} lister={lister} own={store === null} />;
}
