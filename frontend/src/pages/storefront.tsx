/** `/s/:uuid`: a store, for anybody. */
import { useLoaderData } from 'react-router-dom';
import type { ListingActionsProps } from '../entities/listing/listing-actions';
import { AuthButton } from '../features/auth/auth-button';
import { PublicSafety } from '../features/moderation/public-safety';
import { Reporting } from '../features/moderation/reporting';
import { PublicTrading } from '../features/offers/public-trading';
import type { LogInButtonProps } from '../features/offers/stranger-actions';
import { Storefront } from '../features/storefronts/storefront';
import { OptionalPart } from '../ui/optional-part';
import { reportLogIn } from './report-log-in';
import type { loadStorefront } from './storefront-data';

const loadStranger = () => import('../features/offers/stranger-actions');
const logIn = (button: LogInButtonProps) => <AuthButton dialog="login" look="soft" {...button} />;
const Stranger = (props: ListingActionsProps) => (
  <OptionalPart load={loadStranger} {...props} logIn={logIn} />
);

export default function StorefrontPage() {
  const { answer } = useLoaderData<typeof loadStorefront>();
  return (
    <PublicTrading stranger={Stranger}>
      <Reporting menu={PublicSafety}>
        <Storefront
          answer={answer}
          signUp={(label, onOpen) => (
            <AuthButton dialog="signup" onOpen={onOpen}>
              {label}
            </AuthButton>
          )}
          safety={({ uuid, name }) => (
            <PublicSafety
              target={{ kind: 'PROFILE', id: uuid }}
              account={{ uuid, name }}
              label={name}
              logIn={reportLogIn(name)}
            />
          )}
        />
      </Reporting>
    </PublicTrading>
  );
}
