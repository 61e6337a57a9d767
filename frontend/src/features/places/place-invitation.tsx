/** Invites somebody without a place to set one; it can be put aside, and nothing waits for it. */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { OWN_PLACE_REFETCH, useGetOwnPlaceQuery } from '../../api/places';
import type { SessionUser } from '../../browser/session';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { local, readStored, writeStored } from '../../lib/stored';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';
import classes from './place-invitation.module.css';

const placeDialog = lazyWithPreload(() => import('./parts/place-dialog'));
const t = texts.placeInvitation;
/** Keeps who has put it aside in this browser. */
const KEY = 'place-invitation';

interface PlaceInvitationProps {
  user: SessionUser;
  /** Shown in its place where nobody is invited. */
  otherwise?: ReactNode;
  /** Stands in the place of the invitation: one that asks for more than the place. */
  instead?:
    | ((own: { hasPlace: boolean; onPlace: () => void; onPutAside: () => void }) => ReactNode)
    | undefined;
}

export function PlaceInvitation({ user, otherwise = null, instead }: PlaceInvitationProps) {
  const { currentData: own, isError } = useGetOwnPlaceQuery(undefined, OWN_PLACE_REFETCH);
  const [isPutAside, setIsPutAside] = useState(() => readStored(local, KEY) === user.uuid);
  const { dialog, open, close } = useHistoryDialog<{ kind: 'place' }>();
  const home = useRef<HTMLDivElement>(null);
  const putAside = () => {
    home.current?.focus();
    writeStored(local, KEY, user.uuid);
    setIsPutAside(true);
  };
  const isInvited = own?.place === null && !isPutAside;
  const onPlace = () => open({ kind: 'place' });
  return (
    <div ref={home} tabIndex={-1} className={classes.wrapper}>
      {own && instead?.({ hasPlace: own.place !== null, onPlace, onPutAside: () => home.current?.focus() })}
      {isInvited && !instead && <Invitation user={user} onOpen={onPlace} onLater={putAside} />}
      {(instead ? !own && isError : !isInvited && (own || isError)) && otherwise}
      {own && (
        <LazyBoundary isNeeded={dialog !== null}>
          <placeDialog.Component
            user={user}
            own={own}
            opened={dialog !== null}
            onClose={close}
            home={home as RefObject<HTMLElement | null>}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

interface InvitationProps {
  user: SessionUser;
  onOpen: () => void;
  onLater: () => void;
}

function Invitation({ user, onOpen, onLater }: InvitationProps) {
  const words = user.role === 'STORE' ? t.store : t.user;
  return (
    <section className={classes.invitation} aria-label={words.title}>
      <div>
        <h2 className={classes.title}>{words.title}</h2>
        <p className={classes.text}>{words.text}</p>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onOpen} onPointerEnter={placeDialog.preload} onFocus={placeDialog.preload}>
          {words.action}
        </Button>
        <Button look="quiet" onClick={onLater}>
          {t.later}
        </Button>
      </div>
    </section>
  );
}
