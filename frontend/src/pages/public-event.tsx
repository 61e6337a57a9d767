/** `/e/:uuid`: an event, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { Going } from '../features/events/going';
import { PublicEvent } from '../features/storefronts/public-event';
import type { loadPublicEvent } from './storefront-data';

const signUp = (label: string, onOpen?: () => void) => (
  <AuthButton dialog="signup" onOpen={onOpen}>
    {label}
  </AuthButton>
);

export default function PublicEventPage() {
  const { answer } = useLoaderData<typeof loadPublicEvent>();
  return <PublicEvent answer={answer} going={(event) => <Going event={event} signUp={signUp} />} />;
}
