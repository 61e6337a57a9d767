/** Whose listings a page shows: a store with its address, contact and next events, or a player with their contact. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDistances } from '../../api/distances';
import { useOwnPlace } from '../../api/own-place';
import type { ProfileDto } from '../../api/users';
import { useUser } from '../../browser/use-user';
import { MapDisclosure } from '../../entities/map/one-store-map';
import { DistanceNote } from '../../entities/place/distance';
import { StoreFacts } from '../../entities/store/store-facts';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';
import { StoreOnMap } from './parts/store-on-map';
import classes from './profile.module.css';
import type { ProfileRead } from './use-profile';

interface ProfileProps {
  read: ProfileRead;
  /** The next events of a store. */
  events: ReactNode;
  /** What it has done with its deals, and what others say of it. */
  reviews?: ReactNode;
  /** Beside its contact: report it, or block it. */
  menu?: ReactNode;
}

export function Profile({ read, events, reviews, menu }: ProfileProps) {
  const { profile, failed, error, retry, retrying } = read;
  if (failed) {
    return (
      <ErrorState message={problemText(error, texts.stores.failed)} onRetry={retry} retrying={retrying} />
    );
  }
  return (
    <div className={classes.profile} aria-busy={!profile}>
      {profile ? <Facts profile={profile} reviews={reviews} menu={menu} /> : <FactsSkeleton />}
      {(!profile || profile.role === 'STORE') && <div className={classes.events}>{events}</div>}
    </div>
  );
}

interface FactsProps extends Pick<ProfileProps, 'reviews' | 'menu'> {
  profile: ProfileDto;
}

function Facts({ profile, reviews, menu }: FactsProps) {
  const isOwn = useUser()?.uuid === profile.uuid;
  const { hasPlace, unit } = useOwnPlace();
  const distance = useDistances(hasPlace && !isOwn ? [profile.uuid] : []).get(profile.uuid);
  return (
    <section className={classes.facts} aria-label={texts.stores.contact}>
      <div className={classes.contact}>
        <StoreFacts
          store={profile}
          person={profile.role === 'USER'}
          distance={distance && <DistanceNote of={distance} unit={unit} />}
        />
        <div className={classes.menu}>{menu}</div>
      </div>
      {reviews}
      {profile.role === 'STORE' && <MapDisclosure>{() => <StoreOnMap store={profile} />}</MapDisclosure>}
    </section>
  );
}

const FactsSkeleton = () => (
  <div className={classes.facts} role="status" aria-label={texts.stores.loadingOne}>
    {['80%', '55%', '45%'].map((width) => (
      <Skeleton key={width} h={18} my={8} w={width} />
    ))}
  </div>
);

/** Instead of the page of a store or a player: nobody has this ID, the account is closed, or one has blocked the other. */
export const NoProfile = () => (
  <>
    <title>{texts.ui.windowTitle(texts.stores.unknown)}</title>
    <Notice title={texts.stores.unknown} text={texts.stores.unknownWhy}>
      <ButtonLink size="l" to={paths.stores}>
        {texts.stores.seeAll}
      </ButtonLink>
    </Notice>
  </>
);
