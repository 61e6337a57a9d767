/** `/e/:uuid`: an event, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { Going } from '../features/events/going';
import { PublicSafety } from '../features/moderation/public-safety';
import { PublicEvent } from '../features/storefronts/public-event';
import { reportLogIn } from './report-log-in';
import type { loadPublicEvent } from './storefront-data';

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
        <PublicSafety
          target={{ kind: 'EVENT', id: uuid }}
          account={user}
          label={name}
          logIn={reportLogIn(name)}
        />
      )}
    />
  );
}
