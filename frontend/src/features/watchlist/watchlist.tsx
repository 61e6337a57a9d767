/** The cards that the visitor keeps an eye on. */
import { useRef } from 'react';
import { useWatchedCardsInfiniteQuery } from '../../api/watchlist';
import { formatDate } from '../../lib/format-date';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { PlainLink } from '../../ui/plain-button';
import { useRemoval } from './parts/use-removal';
import { WatchedCard } from './parts/watched-card';
import { WatchlistSkeleton } from './parts/watchlist-skeleton';
import classes from './watchlist.module.css';

/** `owner` is the visitor: nobody sees another's watchlist. */
export function Watchlist({ owner }: { owner: string }) {
  const query = useWatchedCardsInfiniteQuery(owner);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const loaded = pages?.flatMap(({ rows }) => rows) ?? [];
  const total = pages?.at(-1)?.total ?? 0;
  const { cards, leaving, remove } = useRemoval(owner, loaded, () => focusNear());
  const priced = cards
    .map(({ marketPriceDate }) => marketPriceDate ?? '')
    .sort()
    .at(-1);
  const failed = query.isError && !query.isFetching;

  /** A card is about to go, with the button that was pressed: on to the next one's, or the one's before. */
  const focusNear = () => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (at < 0 || !isLeaving(rows[at])) return;
    const near = rows.slice(at).find(isStaying) ?? rows.slice(0, at).findLast(isStaying);
    (near?.querySelector('button') ?? content.current)?.focus();
  };
  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  const listed = () => (
    <section aria-label={texts.watchlist.list} aria-busy={query.isFetching}>
      <p className={classes.count} role="status">
        {texts.watchlist.count(total)}
        {priced && ` · ${texts.watchlist.pricesOf(formatDate(priced))}`}
      </p>
      <ul ref={list} className={classes.grid}>
        {cards.map((card) => (
          <WatchedCard
            key={card.cardId}
            card={card}
            leaving={leaving.has(card.cardId)}
            onRemove={() => void remove(card)}
          />
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={cards.length}
        total={total + cards.length - loaded.length}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? texts.watchlist.failed : null}
      />
    </section>
  );
  const more = cards.length === 0 && query.hasNextPage;
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failed && <ErrorState message={texts.watchlist.failed} onRetry={retry} />}
      {!pages && !failed && <WatchlistSkeleton />}
      {pages && (cards.length > 0 || more ? listed() : <NothingHere />)}
    </div>
  );
}

const isLeaving = (row: Element | undefined) => row?.getAttribute('aria-busy') === 'true';
const isStaying = (row: Element) => !isLeaving(row);

const NothingHere = () => (
  <EmptyState title={texts.watchlist.none} text={texts.watchlist.noneYet}>
    <PlainLink to={paths.cards}>{texts.watchlist.find}</PlainLink>
  </EmptyState>
);
