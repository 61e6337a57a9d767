/** What somebody answers to an event on its public page: a stranger is asked to sign up, after which the answer is given. The member’s half is loaded for members alone. */
import { type ReactNode, Suspense, useMemo } from 'react';
import { useFrame } from '../../browser/frame';
import { rememberStep } from '../../browser/pending-step';
import { useUser } from '../../browser/use-user';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { attendeesPath } from '../../lib/paths';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { OptionalPart } from '../../ui/optional-part';
import { PartBoundary } from '../../ui/part-boundary';

const answer = lazyWithPreload(() => import('./parts/answer'));

interface GoingProps {
  event: { uuid: string; name: string; timeZone: string; user: { uuid: string } };
  /** What a stranger presses. */
  signUp: (label: string, onOpen?: () => void) => ReactNode;
}

export function Going({ event, signUp }: GoingProps) {
  const { uuid, timeZone } = event;
  const user = useUser();
  const { withStore } = useFrame();
  const part = useMemo(
    () => async () => ({
      default: () => (
        <PartBoundary floating message={texts.app.dialogFailed}>
          <Suspense fallback={<Pending />}>
            <answer.Component event={uuid} timeZone={timeZone} />
          </Suspense>
        </PartBoundary>
      ),
    }),
    [uuid, timeZone],
  );
  if (!user) return signUp(texts.publicEvent.go, () => rememberStep('attend', uuid));
  if (user.uuid === event.user.uuid)
    return (
      <ButtonLink look="quiet" to={attendeesPath(uuid)}>
        {texts.publicEvent.attendees}
      </ButtonLink>
    );
  return <OptionalPart load={withStore} badge={part} placeholder={<Pending />} />;
}

/** Until it is known what was answered. */
const Pending = () => <Button busy>{texts.publicEvent.go}</Button>;
