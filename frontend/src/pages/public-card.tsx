/** `/c/:cardId`: a card, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { PublicSafety } from '../features/moderation/public-safety';
import { PublicCard } from '../features/storefronts/public-card';
import type { loadPublicCard } from './storefront-data';

export default function PublicCardPage() {
  const { answer } = useLoaderData<typeof loadPublicCard>();
  return (
    <PublicCard
      answer={answer}
      safety={({ uuid, name }) => (
        <PublicSafety target={{ kind: 'PROFILE', id: uuid }} account={{ uuid, name }} label={name} />
      )}
      signUp={(label) => (
        <AuthButton size="l" dialog="signup">
          {label}
        </AuthButton>
      )}
    />
  );
}
