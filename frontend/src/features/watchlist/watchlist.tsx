/** The cards that the visitor keeps an eye on. */
import { useRef, useState } from 'react';
import {
  useUnwatchCardMutation,
  useWatchedCardsInfiniteQuery,
  type WatchedCardDto,
} from '../../api/watchlist';
import { dateWords } from '../../lib/date-words';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { PlainLink } from '../../ui/plain-button';
import { toastError, toastSuccess } from '../../ui/toast';
import { WatchedCard } from './parts/watched-card';
import { WatchlistSkeleton } from './parts/watchlist-skeleton';
import classes from './watchlist.module.css';

const FAILURE = 'Failed to fetch watchlist.';

/** `owner` is the visitor: nobody sees another's watchlist. */
export function Watchlist({ owner }: { owner: string }) {
  const query = useWatchedCardsInfiniteQuery(owner);
  const [unwatch] = useUnwatchCardMutation();
  // Gone from view before the server has said so; a failure brings a card back to its place.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const loaded = pages?.flatMap(({ rows }) => rows) ?? [];
  const cards = loaded.filter(({ cardId }) => !removed.has(cardId));
  const total = (pages?.at(-1)?.total ?? 0) - (loaded.length - cards.length);
  const priced = cards
    .map(({ marketPriceDate }) => marketPriceDate ?? '')
    .sort()
    .at(-1);
  const failed = query.isError && !query.isFetching;

  const remove = async ({ cardId }: WatchedCardDto, at: number) => {
    focusNear(at);
    setRemoved((before) => new Set(before).add(cardId));
    try {
      await unwatch({ uuid: owner, cardId }).unwrap();
      toastSuccess('Removed from watchlist.');
    } catch {
      setRemoved((before) => new Set([...before].filter((other) => other !== cardId)));
      toastError('Failed to remove.');
    }
  };
  /** The card is about to go, with the button that was pressed: on to the next one's, or the one's before. */
  const focusNear = (at: number) => {
    const rows = list.current?.children;
    const near = rows?.[at + 1] ?? rows?.[at - 1];
    (near?.querySelector('button') ?? content.current)?.focus();
  };
  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  const listed = () => (
    <section aria-label="Watched cards" aria-busy={query.isFetching}>
      <p className={classes.count} role="status">
        {total === 1 ? '1 card' : `${total.toLocaleString('en-US')} cards`}
        {priced && ` · market prices of ${dateWords(priced)}`}
      </p>
      <ul ref={list} className={classes.grid}>
        {cards.map((card, at) => (
          <WatchedCard key={card.cardId} card={card} onRemove={() => void remove(card, at)} />
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={cards.length}
        total={total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? FAILURE : null}
      />
    </section>
  );
  const more = cards.length === 0 && query.hasNextPage;
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failed && <ErrorState message={FAILURE} onRetry={retry} />}
      {!pages && !failed && <WatchlistSkeleton />}
      {pages && (cards.length > 0 || more ? listed() : <NothingHere />)}
    </div>
  );
}

const NothingHere = () => (
  <EmptyState
    title="You are not watching any cards yet."
    text="Find a card and press + Watchlist on its page: it then stands here with its market price."
  >
    <PlainLink to={paths.cards}>Find a card</PlainLink>
  </EmptyState>
);
