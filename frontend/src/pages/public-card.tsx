/** `/c/:cardId`: a card, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { PublicCard } from '../features/storefronts/public-card';
import type { loadPublicCard } from './storefront-data';

export default function PublicCardPage() {
  const { answer } = useLoaderData<typeof loadPublicCard>();
  return (
    <PublicCard
      answer={answer}
      signUp={(label) => (
        <AuthButton size="l" dialog="signup">
          {label}
        </AuthButton>
      )}
    />
  );
}
