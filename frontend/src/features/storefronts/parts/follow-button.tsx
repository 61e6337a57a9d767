/** The button that follows a store: it asks a stranger to sign up, after which the store is followed, and leads the store itself to where it writes the page. Its member's half is loaded for members alone. */
import { useMemo } from 'react';
import { useFrame } from '../../../browser/frame';
import { rememberStep } from '../../../browser/pending-step';
import { useUser } from '../../../browser/use-user';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { OptionalPart } from '../../../ui/optional-part';

interface FollowButtonProps {
  store: string;
  /** What a stranger presses. */
  signUp: (label: string, onOpen?: () => void) => React.ReactNode;
}

export function FollowButton({ store, signUp }: FollowButtonProps) {
  const user = useUser();
  const { withStore } = useFrame();
  const part = useMemo(
    () => async () => {
      const { Follow } = await import('./follow');
      return { default: () => <Follow store={store} /> };
    },
    [store],
  );
  if (user?.uuid === store)
    return (
      <ButtonLink look="quiet" to={paths.storePage}>
        {texts.app.bar.storePage}
      </ButtonLink>
    );
  return user ? (
    <OptionalPart
      load={withStore}
      badge={part}
      placeholder={<Button busy>{texts.storefront.follow}</Button>}
    />
  ) : (
    signUp(texts.storefront.follow, () => rememberStep('follow', store))
  );
}
