/** `/e/:uuid`: an event, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { PublicEvent } from '../features/storefronts/public-event';
import type { loadPublicEvent } from './storefront-data';

export default function PublicEventPage() {
  const { answer } = useLoaderData<typeof loadPublicEvent>();
  return <PublicEvent answer={answer} />;
}
