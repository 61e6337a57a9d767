/** The public page of a store: whether it is open, where it is, what is on, what it has. */

import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { loadMapTiles } from '../../api/map-settings';
import type { PendingAnswer } from '../../api/public-data';
import type { StorefrontDto } from '../../api/storefronts';
import { useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import { ListerContext } from '../../entities/listing/listing-actions';
import { MapDisclosure, OneStoreMap } from '../../entities/map/one-store-map';
import { directionsTo, webAddress } from '../../lib/links';
import { storefrontPath } from '../../lib/public-paths';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { OptionalPart } from '../../ui/optional-part';
import { PageFrame } from '../../ui/page-frame';
import { ShareButton } from '../../ui/share-button';
import { StoreCalendar } from './parts/calendar-links';
import { EventLine } from './parts/event-line';
import { FollowButton } from './parts/follow-button';
import { stateText } from './parts/hours-words';
import { OpeningHours } from './parts/opening-hours';
import { Poster } from './parts/poster';
import { Reserved } from './parts/reserved';
import rows from './parts/rows.module.css';
import { SingleRow } from './parts/single-row';
import { StockSearch } from './parts/stock-search';
import classes from './parts/storefront.module.css';
import { Subject } from './parts/subject';

const t = texts.storefront;
/** The API counts as far as this. */
const MAX_COUNT = 1000;

interface StorefrontProps {
  answer: PendingAnswer<StorefrontDto>;
  /** The button that leads a stranger to an account; `onOpen` is called when it is pressed. */
  signUp: (label: string, onOpen?: () => void) => ReactNode;
  /** What reports the store. */
  safety: (store: StorefrontDto) => ReactNode;
}

export const Storefront = ({ answer, signUp, safety }: StorefrontProps) => (
  <Subject answer={answer} unknown={{ title: t.unknownStore, text: t.unknownStoreWhy }}>
    {(store) => (
      // What was searched for and opened at another store is not of this one.
      <OfStore key={store.uuid} {...store}>
        <StorePage store={store} signUp={signUp} safety={safety} />
      </OfStore>
    )}
  </Subject>
);

/** All that is listed on the page is the store's. */
function OfStore({ uuid, name, children }: { uuid: string; name: string; children: ReactNode }) {
  const lister = useMemo(() => ({ uuid, name, role: 'STORE' as const }), [uuid, name]);
  return <ListerContext value={lister}>{children}</ListerContext>;
}

function StorePage({ store, signUp, safety }: { store: StorefrontDto } & Omit<StorefrontProps, 'answer'>) {
  const { uuid, name, description, picture, events, singles, singlesCount } = store;
  return (
    <PageFrame
      title={name}
      heading={<span dir="auto">{name}</span>}
      actions={
        <>
          <Reserved longest={t.followed}>
            <FollowButton store={uuid} signUp={signUp} />
          </Reserved>
          <ShareButton title={name} path={storefrontPath(uuid)} />
          <Reserved longest={texts.publicPage.report} isReport>
            {safety(store)}
          </Reserved>
        </>
      }
    >
      <State {...store} />
      {picture && <Poster picture={picture} alt={t.pictureOf(name)} />}
      <div className={classes.columns}>
        <div className={classes.side}>
          <Address {...store} />
          <section className={classes.box}>
            <h2>{t.hours}</h2>
            <OpeningHours {...store} />
          </section>
          {description && (
            <section className={classes.box}>
              <h2>{t.about}</h2>
              <p className={classes.description} dir="auto">
                {description}
              </p>
            </section>
          )}
        </div>
        <div className={classes.main}>
          <section className={classes.box}>
            <h2>{t.events}</h2>
            {events.length === 0 && <p className={classes.muted}>{t.noEvents}</p>}
            {events.length > 0 && (
              <ul className={rows.list} aria-label={t.events}>
                {events.map((event) => (
                  <EventLine key={event.uuid} event={event} />
                ))}
              </ul>
            )}
            <StoreCalendar store={uuid} />
          </section>
          <section className={classes.box}>
            <h2>{t.singles}</h2>
            {singles.length === 0 && <p className={classes.muted}>{t.noSingles}</p>}
            {singles.length > 0 && (
              <StockSearch store={uuid}>
                <p className={classes.muted}>{t.listed(singlesCount, singlesCount >= MAX_COUNT)}</p>
                <ul className={rows.singles} aria-label={t.singles}>
                  {singles.map((single) => (
                    <SingleRow key={single.uuid} single={single} />
                  ))}
                </ul>
              </StockSearch>
            )}
          </section>
        </div>
      </div>
    </PageFrame>
  );
}

function State({ state, today }: Pick<StorefrontDto, 'state' | 'today'>) {
  const locale = useLocale();
  const isOver = useIsPast((state?.closes ?? state?.opens)?.at);
  if (!state || !today || isOver) return null;
  return (
    <p className={classes.state} data-open={state.isOpen || undefined}>
      {stateText(state, today, locale)}
    </p>
  );
}

const onReturn = (look: () => void) => {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};

/** Whether a moment has passed when its reader comes back to this tab: the page may have been left open for a night. */
const useIsPast = (moment = ''): boolean =>
  useSyncExternalStore(
    onReturn,
    () => Date.parse(moment) <= Date.now(),
    () => false,
  );

function Address(store: StorefrontDto) {
  const { uuid, name, address, place, website } = store;
  const site = webAddress(website);
  if (!address && !site) return null;
  return (
    <section className={classes.box}>
      <div className={classes.heading}>
        <h2>{t.address}</h2>
        <MemberDistance store={uuid} />
      </div>
      {address && (
        <p className={classes.address} dir="auto">
          {address}
        </p>
      )}
      <p className={classes.links}>
        {address && (
          <a
            href={directionsTo(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.publicPage.directionsTo(name)}
          >
            {texts.publicPage.directions}
          </a>
        )}
        {site && (
          <a
            href={site}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            aria-label={t.websiteOf(name)}
          >
            {t.website}
          </a>
        )}
      </p>
      {place && address && (
        <MapDisclosure>
          {() => <OneStoreMap loadTiles={loadMapTiles} store={{ uuid, name, address }} place={place} />}
        </MapDisclosure>
      )}
    </section>
  );
}

/** A stranger has no place that the server knows; a store is at its own. */
function MemberDistance({ store }: { store: string }) {
  const user = useUser();
  const { withStore } = useFrame();
  const part = useMemo(
    () => async () => {
      const { StoreDistance } = await import('./parts/store-distance');
      return { default: () => <StoreDistance store={store} /> };
    },
    [store],
  );
  return user && user.uuid !== store ? <OptionalPart load={withStore} badge={part} /> : null;
}
