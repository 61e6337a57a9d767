/** `/e/:uuid`: an event, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { Going } from '../features/events/going';
import { PublicEvent } from '../features/storefronts/public-event';
import { OptionalPart } from '../ui/optional-part';
import type { loadPublicEvent } from './storefront-data';

const loadSafety = () => import('./public-safety');
const signUp = (label: string, onOpen?: () => void) => (
  <AuthButton dialog="signup" onOpen={onOpen}>
    {label}
  </AuthButton>
);

export default function PublicEventPage() {
  const { answer } = useLoaderData<typeof loadPublicEvent>();
  return (
    <PublicEvent
      answer={answer}
      going={(event) => <Going event={event} signUp={signUp} />}
      safety={({ uuid, name, user }) => (
        <OptionalPart load={loadSafety} target={{ kind: 'EVENT', id: uuid }} account={user} label={name} />
      )}
    />
  );
}
