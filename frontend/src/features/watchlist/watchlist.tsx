/** The cards that the visitor keeps an eye on. */
import { useWatchedCardsInfiniteQuery } from '../../api/watchlist';
import { formatDate } from '../../lib/format-date';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { useRemoval } from './parts/use-removal';
import { WatchedCard } from './parts/watched-card';
import { WatchlistSkeleton } from './parts/watchlist-skeleton';
import classes from './watchlist.module.css';

/** `owner` is the visitor: nobody sees another's watchlist. */
export function Watchlist({ owner }: { owner: string }) {
  const query = useWatchedCardsInfiniteQuery(owner);
  const pages = query.currentData?.pages;
  const { cards, leaving, remove } = useRemoval(owner, pages?.flatMap(({ rows }) => rows) ?? [], focusNear);
  const priced = cards
    .map(({ marketPriceDate }) => marketPriceDate ?? '')
    .sort()
    .at(-1);
  const held = cards.length > 0 || query.hasNextPage;
  return (
    <PagedList
      query={query}
      label={texts.watchlist.list}
      failure={texts.watchlist.failed}
      skeleton={<WatchlistSkeleton />}
      empty={!held && <NothingHere />}
      held={held}
    >
      {(_rows, list) => (
        <>
          <p className={classes.count} role="status">
            {texts.watchlist.count(pages?.at(-1)?.total ?? 0)}
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
        </>
      )}
    </PagedList>
  );
}

/** A card is about to go, with the button that was pressed: on to the next one's, or the one's before. */
function focusNear(): void {
  const row = document.activeElement?.closest('li');
  if (!row || !isLeaving(row)) return;
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const near = rows.slice(at).find(isStaying) ?? rows.slice(0, at).findLast(isStaying);
  (near?.querySelector('button') ?? row.closest<HTMLElement>('[tabindex="-1"]'))?.focus();
}

const isLeaving = (row: Element) => row.getAttribute('aria-busy') === 'true';
const isStaying = (row: Element) => !isLeaving(row);

const NothingHere = () => (
  <EmptyState title={texts.watchlist.none} text={texts.watchlist.noneYet}>
    <ButtonLink size="l" to={paths.cards}>
      {texts.watchlist.find}
    </ButtonLink>
  </EmptyState>
);
