/** `/s/:uuid`: a store, for anybody. */
import { useLoaderData } from 'react-router-dom';
import type { ListingActionsProps } from '../entities/listing/listing-actions';
import { AuthButton } from '../features/auth/auth-button';
import { PublicTrading } from '../features/offers/public-trading';
import { StrangerActions } from '../features/offers/stranger-actions';
import { Storefront } from '../features/storefronts/storefront';
import { storefrontPath } from '../lib/public-paths';
import type { loadStorefront } from './storefront-data';

const Stranger = (props: ListingActionsProps) => (
  <StrangerActions
    {...props}
    logIn={(button) => (
      <AuthButton dialog="login" look="soft" origin={storefrontPath(props.lister.uuid)} {...button} />
    )}
  />
);

export default function StorefrontPage() {
  const { answer } = useLoaderData<typeof loadStorefront>();
  return (
    <PublicTrading stranger={Stranger}>
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
