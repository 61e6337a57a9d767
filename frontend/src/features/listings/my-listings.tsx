/** The listings of one lister: one's own to work with, a store's to look at. */
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../api/listings';
import { useCommand } from '../../browser/command';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { useUrlState } from '../../browser/use-url-state';
import { ListingCard } from '../../entities/listing/listing-card';
import { paths, searchIn } from '../../lib/paths';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { OptionalPart } from '../../ui/optional-part';
import { PageFrame } from '../../ui/page-frame';
import { PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import classes from './my-listings.module.css';
import { OwnDialogs, prefetchHandlers } from './own-dialogs';
import { EndedLine } from './parts/ended-line';
import { type Ending, keyOf, type Place, placesOf } from './parts/ended-listings';
import type { ListingDialogState } from './parts/listing-dialog-state';
import { ListingsSkeleton } from './parts/listings-skeleton';
import { useCardToList } from './parts/use-card-to-list';
import { useEndedListings } from './parts/use-ended-listings';
import { type ListingsQuery, useListings } from './parts/use-listings';

interface MyListingsProps {
  title: string;
  /** Whose listings. */
  lister: string;
  /** The visitor's own listings can be changed; a store's cannot. */
  own: boolean;
  /** They are another player's, not a store's. */
  person?: boolean;
  breadcrumbs?: ReactNode;
  /** Writes to the lister, who hides their e-mail address. */
  messaging?:
    | { open: (listing: ListingDto) => void; prefetchHandlers: ReturnType<typeof prefetchHandlers> }
    | undefined;
  /** The content above the listings: whose they are. */
  above?: ReactNode;
}

export function MyListings({
  title,
  lister,
  own,
  person = false,
  messaging,
  breadcrumbs,
  above,
}: MyListingsProps) {
  const { params, change } = useUrlState();
  const search = searchIn(params);
  const { dialog, open: openDialog, close, isLeaving } = useHistoryDialog<ListingDialogState>();
  const query = useListings(lister, search);
  const newListing = useRef<HTMLButtonElement>(null);
  const rows = query.currentData?.pages.flatMap((page) => page.rows) ?? NONE;
  const ended = useEndedListings(rows, () => newListing.current?.focus());
  const home = useRef<HTMLElement>(null);
  const listed = useRef<HTMLDivElement>(null);
  // Another's listings go away when they are blocked; what takes the place of one's own takes the focus by itself.
  const focusProps = useFocusWhenLost(() => (own ? null : listed.current));
  const open = (next: ListingDialogState) => {
    home.current = newListing.current;
    openDialog(next);
  };
  /** The line takes the place of the card, and the focus when the dialog has closed. */
  const onEnded = (ending: Ending) => {
    ended.add(ending);
    home.current = null;
    requestAnimationFrame(() => {
      home.current = ended.latest();
    });
  };
  const create = () => open({ kind: 'create' });
  useCommand('new-listing', own, () => {
    // Where the focus is when the dialog closes again.
    newListing.current?.focus();
    create();
  });
  useCardToList((cardId) => own && open({ kind: 'create', cardId }));
  const newButton = (
    <Button ref={newListing} size="l" onClick={create} {...prefetchHandlers('create')}>
      {texts.listings.new}
    </Button>
  );

  return (
    <PageFrame title={title} breadcrumbs={breadcrumbs} actions={own && newButton} wide>
      {above}
      <SearchField
        label={texts.listings.search}
        placeholder={texts.listings.searchBy}
        search={search}
        onSearch={(q) => change({ q })}
      />
      {/* Below the field, which would move when the first answer brings the number. */}
      {own && !search && (
        <StockLink total={Number.parseInt(`${query.currentData?.pages.at(-1)?.total ?? 0}`, 10)} />
      )}
      <div ref={listed} tabIndex={-1} {...focusProps}>
        <Listings
          query={query}
          places={(listed) => placesOf(listed, ended.endings)}
          empty={<NothingHere own={own} person={person} search={search} onCreate={create} />}
        >
          {(place) =>
            'ended' in place ? (
              <EndedLine
                key={`ended ${place.ended.id}`}
                ended={place.ended}
                isNewest={place.ended === ended.newest}
                onUndo={ended.undo}
              />
            ) : (
              <ListingCard
                key={keyOf(place)}
                listing={place.listing}
                demand={own && <OptionalPart load={loadDemand} listing={place.listing} listings={rows} />}
                onAction={own ? (kind) => open({ kind, listing: place.listing }) : undefined}
                onMessage={messaging && (() => messaging.open(place.listing))}
                prefetchHandlers={messaging?.prefetchHandlers ?? prefetchHandlers('edit')}
              />
            )
          }
        </Listings>
      </div>
      {own && (
        <OwnDialogs
          lister={lister}
          dialog={dialog}
          query={query}
          onClose={close}
          onEnded={onEnded}
          isLeaving={isLeaving}
          home={home}
        />
      )}
    </PageFrame>
  );
}

/** Who wants a listing, for its owner alone. */
const loadDemand = () => import('./parts/demand');

/** From here on a table is easier to work in than a grid of pictures. */
const MANY = 50;

const StockLink = ({ total }: { total: number }) =>
  total > MANY && (
    <p className={classes.stock}>
      <Link to={paths.stock}>{texts.listings.manageInStock(total)}</Link>
    </p>
  );

/** The same array each time. */
const NONE: readonly ListingDto[] = [];

interface ListingsProps {
  query: ListingsQuery;
  empty: ReactNode;
  /** What is in the list: the rows, and the lines of those that have ended. */
  places: (rows: readonly ListingDto[]) => Place[];
  children: (place: Place) => ReactNode;
}

const Listings = ({ query, empty, places, children }: ListingsProps) => (
  <PagedList
    query={query}
    label={texts.listings.list}
    failure={texts.listings.failed}
    skeleton={<ListingsSkeleton />}
    empty={empty}
    held={places([]).length > 0}
    count={texts.listings.count}
  >
    {(listings, list) => (
      <ul ref={list} className={classes.grid}>
        {places(listings).map(children)}
      </ul>
    )}
  </PagedList>
);

interface NothingHereProps extends Pick<MyListingsProps, 'own' | 'person'> {
  search: string;
  onCreate: () => void;
}

function NothingHere({ own, person, search, onCreate }: NothingHereProps) {
  const { noneFound, noneOfPlayer, noneOfStore } = texts.listings;
  if (search) return <EmptyState title={noneFound} />;
  if (!own) return <EmptyState title={person ? noneOfPlayer : noneOfStore} />;
  return (
    <EmptyState title={texts.listings.none} text={texts.listings.noneYet}>
      <Button look="quiet" onClick={onCreate} {...prefetchHandlers('create')}>
        {texts.listings.createFirst}
      </Button>
    </EmptyState>
  );
}
