/** `/c/:cardId`: a card, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { PublicCard } from '../features/storefronts/public-card';
import { OptionalPart } from '../ui/optional-part';
import type { loadPublicCard } from './storefront-data';

const loadSafety = () => import('./public-safety');

export default function PublicCardPage() {
  const { answer } = useLoaderData<typeof loadPublicCard>();
  return (
    <PublicCard
      answer={answer}
      safety={({ uuid, name }) => (
        <OptionalPart
          load={loadSafety}
          target={{ kind: 'PROFILE', id: uuid }}
          account={{ uuid, name }}
          label={name}
        />
      )}
      signUp={(label) => (
        <AuthButton size="l" dialog="signup">
          {label}
        </AuthButton>
      )}
    />
  );
}
