/** `/my-listings?storeId=`: a store's or a player's listings, below who they are. In a chunk of its own. */
import { Suspense, useRef } from 'react';
import type { ListingDto } from '../api/listings';
import { useUser } from '../browser/use-user';
import { CardCopies } from '../features/listings/card-copies';
import { useMessaging } from '../features/listings/message-lister';
import { MyListings } from '../features/listings/my-listings';
import { Reporting } from '../features/moderation/reporting';
import { Trading } from '../features/offers/trading';
import { NoProfile, Profile } from '../features/stores/profile';
import { useProfile } from '../features/stores/use-profile';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { useFocusWhenLost } from '../lib/use-focus-when-lost';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { OptionalPart } from '../ui/optional-part';
import { PartBoundary } from '../ui/part-boundary';

/** With the calendar it is the heaviest part, and the last that anybody looks at: fetched beside the data. */
const loadSafety = () => import('../features/moderation/safety-menu');
const loadReviews = () => import('../features/reviews/reviews-about');
const nextEvents = lazyWithPreload(async () => ({
  default: (await import('../features/events/next-events')).NextEvents,
}));
nextEvents.preload();

const reviewMenu = (review: string, label: string) => (
  <OptionalPart load={loadSafety} target={{ kind: 'REVIEW', id: review }} account={null} label={label} />
);

interface ListerListingsProps {
  lister: string;
  /** The card that the visitor came for. */
  card: string | null;
}

/** Who it is, the server says, and not the name in the address, which anybody can write. */
export default function ListerListings({ lister, card }: ListerListingsProps) {
  const read = useProfile(lister);
  const messaging = useMessaging();
  const me = useUser()?.uuid;
  const { profile } = read;
  const instead = useRef<HTMLDivElement>(null);
  // The profile goes away when its account is blocked.
  const focusProps = useFocusWhenLost(instead);
  if (read.unknown)
    return (
      <div ref={instead} tabIndex={-1}>
        <NoProfile />
      </div>
    );
  const person = profile?.role === 'USER';
  const isHidden = person && profile.email === null && lister !== me;
  const { prefetchHandlers } = messaging;
  const open = (listing: ListingDto) => messaging.open({ ...listing, name: profile?.name ?? '' });
  return (
    <div {...focusProps}>
      <Trading lister={profile && { uuid: lister, name: profile.name, role: profile.role }}>
        <Reporting>
          <MyListings
            title={profile ? texts.app.storeListings(profile.name) : texts.app.someStore}
            lister={lister}
            own={false}
            person={person}
            messaging={isHidden ? { open, prefetchHandlers } : undefined}
            breadcrumbs={
              profile &&
              !person && (
                <Crumbs above={[{ label: texts.stores.title, to: paths.stores }]} here={profile.name} />
              )
            }
            above={
              <>
                {card && <CardCopies lister={lister} cardId={card} />}
                <Profile
                  read={read}
                  menu={
                    profile && (
                      <OptionalPart
                        load={loadSafety}
                        target={{ kind: 'PROFILE', id: lister }}
                        account={{ uuid: lister, name: profile.name }}
                        label={profile.name}
                      />
                    )
                  }
                  reviews={<OptionalPart load={loadReviews} account={lister} reviewMenu={reviewMenu} />}
                  events={
                    <PartBoundary message={texts.events.next.failed}>
                      <Suspense fallback={null}>
                        <nextEvents.Component store={lister} />
                      </Suspense>
                    </PartBoundary>
                  }
                />
              </>
            }
          />
        </Reporting>
        {messaging.dialog}
      </Trading>
    </div>
  );
}
