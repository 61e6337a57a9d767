/** `/s/:uuid`: a store, for anybody. */
import { useLoaderData } from 'react-router-dom';
import { AuthButton } from '../features/auth/auth-button';
import { PublicTrading } from '../features/offers/public-trading';
import { Storefront } from '../features/storefronts/storefront';
import type { loadStorefront } from './storefront-data';

export default function StorefrontPage() {
  const { answer } = useLoaderData<typeof loadStorefront>();
  return (
    <PublicTrading>
      <Storefront
        answer={answer}
        signUp={(label, onOpen) => (
          <AuthButton dialog="signup" onOpen={onOpen}>
            {label}
          </AuthButton>
        )}
      />
    </PublicTrading>
  );
}
