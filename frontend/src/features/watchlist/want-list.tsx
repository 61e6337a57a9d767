/** The wants of one list, with who nearby has them. */
import { useGetSupplyQuery, useWantsOfListInfiniteQuery, type WantDto } from '../../api/watchlist';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { WantCard } from './parts/want-card';
import { WatchlistSkeleton } from './parts/watchlist-skeleton';
import classes from './watchlist.module.css';

/** As many cards as one call asks about. */
const ASKED_AT_ONCE = 200;

export function WantList({ list }: { list: string }) {
  const query = useWantsOfListInfiniteQuery(list);
  const t = texts.wants;
  return (
    <PagedList
      query={query}
      label={t.lists}
      failure={t.listFailed}
      skeleton={<WatchlistSkeleton />}
      empty={<EmptyState title={t.listEmpty} text={t.listEmptyHelp} />}
    >
      {(rows, list) => (
        <ul ref={list} className={classes.grid}>
          {chunksOf(rows).map((chunk) => (
            <Chunk key={chunk[0]?.cardId} wants={chunk} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Chunk({ wants }: { wants: readonly WantDto[] }) {
  const { currentData = [] } = useGetSupplyQuery(wants.map(({ cardId }) => cardId));
  return wants.map((want) => (
    <WantCard
      key={want.cardId}
      want={want}
      supply={currentData.find(({ cardId }) => cardId === want.cardId)}
    />
  ));
}

const chunksOf = (wants: readonly WantDto[]): (readonly WantDto[])[] =>
  Array.from({ length: Math.ceil(wants.length / ASKED_AT_ONCE) }, (_, nth) =>
    wants.slice(nth * ASKED_AT_ONCE, (nth + 1) * ASKED_AT_ONCE),
  );
