/** `/s/:uuid`: a store, for anybody. */
import { useLoaderData } from 'react-router-dom';
import type { ListingActionsProps } from '../entities/listing/listing-actions';
import { AuthButton } from '../features/auth/auth-button';
import { PublicTrading } from '../features/offers/public-trading';
import type { LogInButtonProps } from '../features/offers/stranger-actions';
import { Storefront } from '../features/storefronts/storefront';
import { OptionalPart } from '../ui/optional-part';
import type { loadStorefront } from './storefront-data';

const loadSafety = () => import('./public-safety');
const loadMember = () => import('./member-listing-actions');
const loadStranger = () => import('../features/offers/stranger-actions');
const logIn = (button: LogInButtonProps) => <AuthButton dialog="login" look="soft" {...button} />;
const Stranger = (props: ListingActionsProps) => (
  <OptionalPart load={loadStranger} {...props} logIn={logIn} />
);

export default function StorefrontPage() {
  const { answer } = useLoaderData<typeof loadStorefront>();
  return (
    <PublicTrading stranger={Stranger} member={loadMember}>
      <Storefront
        answer={answer}
        signUp={(label, onOpen) => (
          <AuthButton dialog="signup" onOpen={onOpen}>
            {label}
          </AuthButton>
        )}
        safety={({ uuid, name }) => (
          <OptionalPart
            load={loadSafety}
            target={{ kind: 'PROFILE', id: uuid }}
            account={{ uuid, name }}
            label={name}
          />
        )}
      />
    </PublicTrading>
  );
}
