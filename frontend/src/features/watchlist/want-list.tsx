/** The wants of one list, with who nearby has them. */
import { useRef } from 'react';
import { useGetSupplyQuery, useWantsOfListInfiniteQuery, type WantDto } from '../../api/watchlist';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { OptionalPart } from '../../ui/optional-part';
import { PagedList } from '../../ui/paged-list';
import { WantCard } from './parts/want-card';
import { WatchlistSkeleton } from './parts/watchlist-skeleton';
import classes from './watchlist.module.css';

const loadHead = async () => ({ default: (await import('./parts/want-dialogs')).ListHead });

export function WantList({ list }: { list: string }) {
  return (
    <>
      <OptionalPart load={loadHead} list={list} placeholder={<div className={classes.headPlace} />} />
      <Wants list={list} />
    </>
  );
}

function Wants({ list }: { list: string }) {
  const query = useWantsOfListInfiniteQuery(list);
  const t = texts.wants;
  // A card that is saved as another list's goes, with the button that had the focus.
  const home = useRef<HTMLDivElement>(null);
  const focusProps = useFocusWhenLost(home);
  return (
    <div ref={home} tabIndex={-1} {...focusProps}>
      <PagedList
        query={query}
        label={t.lists}
        failure={t.listFailed}
        skeleton={<WatchlistSkeleton />}
        empty={<EmptyState title={t.listEmpty} text={t.listEmptyHelp} />}
      >
        {(_rows, list) => (
          <ul ref={list} className={classes.grid}>
            {query.currentData?.pages.flatMap(({ rows }) => {
              const page = rows.map(({ cardId }) => cardId);
              // One list of keys for all pages: a card that moves, even to another page, keeps its open dialog.
              return rows.map((want) => <WantOfPage key={want.cardId} want={want} page={page} />);
            })}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

interface WantOfPageProps {
  want: WantDto;
  /** The cards of its page. */
  page: string[];
}

/** Each page asks for its own cards, in one call: another page asks for none of them again. */
function WantOfPage({ want, page }: WantOfPageProps) {
  const { supply } = useGetSupplyQuery(page, {
    selectFromResult: ({ currentData }) => ({
      supply: currentData?.find(({ cardId }) => cardId === want.cardId),
    }),
  });
  return <WantCard want={want} supply={supply} />;
}
