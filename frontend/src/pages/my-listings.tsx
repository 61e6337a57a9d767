/** `/my-listings`: one's own listings; with `storeId` (and `storeName`), a store's or a player's. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { MyListings } from '../features/listings/my-listings';
import StillHave from '../features/stock/still-have';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { listerIn } from '../lib/paths';
import { texts } from '../texts';
import { PageSkeleton } from '../ui/page-skeleton';

/** Contact, events and copies of a card: one's own listings do without them. */
const listerListings = lazyWithPreload(() => import('./lister-listings'));

export default function MyListingsPage() {
  const [params] = useSearchParams();
  const user = useUser();
  const lister = listerIn(params);
  if (!user) return null;
  if (lister === null) {
    return <MyListings title={texts.app.tabs.myListings} lister={user.uuid} own above={<StillHave />} />;
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <listerListings.Component key={lister} lister={lister} card={params.get('card')} />
    </Suspense>
  );
}
