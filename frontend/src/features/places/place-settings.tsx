/** Loads the place of the account, then lets it and the distances be changed. */
import { type Dispatch, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { OWN_PLACE_REFETCH, useGetOwnPlaceQuery } from '../../api/places';
import type { SessionUser } from '../../browser/session';
import { PLACE_SECTION } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ErrorState } from '../../ui/error-state';
import { DistanceForm } from './parts/distance-form';
import classes from './parts/place.module.css';
import { PlaceSkeleton } from './parts/place-skeleton';
import { PlayerTown } from './parts/player-town';
import { StorePlace } from './parts/store-place';

const t = texts.places;

interface PlaceSettingsProps {
  user: SessionUser;
  /** Whether a town was typed and not saved. */
  onUnsaved?: Dispatch<boolean>;
}

export default function PlaceSettings({ user, onUnsaved }: PlaceSettingsProps) {
  // It may have been set in another tab, which a save here would replace.
  const query = useGetOwnPlaceQuery(undefined, { ...OWN_PLACE_REFETCH, refetchOnFocus: true });
  const { currentData: own, isError, isFetching } = query;
  const content = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isWanted = hash === PLACE_SECTION && own !== undefined;
  useEffect(() => {
    if (isWanted) content.current?.focus();
  }, [isWanted]);
  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {own && (
        <div className={classes.place}>
          {user.role === 'STORE' ? (
            <StorePlace user={user} own={own} />
          ) : (
            <PlayerTown own={own} {...(onUnsaved && { onUnsaved })} />
          )}
          <DistanceForm own={own} />
        </div>
      )}
      {!own && isError && !isFetching && (
        <ErrorState message={problemText(query.error, t.failed)} onRetry={retry} />
      )}
      {!own && (isFetching || !isError) && <PlaceSkeleton />}
    </div>
  );
}
