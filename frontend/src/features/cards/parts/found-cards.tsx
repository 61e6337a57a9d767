/** What a search found: page after page of pictures, what was ignored, and a filter over what is loaded. */
import { TextInput } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOf, useFindCardsInfiniteQuery } from '../../../api/cards';
import { CardGridSkeleton } from '../../../entities/card/card-grid-skeleton';
import { cardResultsPath } from '../../../lib/card-paths';
import { numberFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';
import type { SearchDisplay } from '../../../lib/search-display';
import { searchRefusal } from '../../../lib/search-refusal';
import { useTabDraft } from '../../../lib/use-tab-draft';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import { SearchIcon } from '../../../ui/search-icon';
import { CardGrid } from './card-grid';
import { filterCards } from './filter-cards';
import classes from './found-cards.module.css';
import { IgnoredTerms } from './ignored-terms';
import { NoResults } from './no-results';
import { useScrollRestoration } from './use-scroll-restoration';

const t = texts.cards.results;

/** Nobody looks through more cards than this. */
const BROAD = 5000;
const number = (count: number) => numberFormat(preferredLocale()).format(count);

interface FoundCardsProps {
  search: string;
  display: SearchDisplay;
}

export function FoundCards({ search, display }: FoundCardsProps) {
  const query = useFindCardsInfiniteQuery(searchOf(search, display), { skip: search === '' });
  const { key } = useLocation();
  // Going back to these results finds the filter as it was.
  const [typed, setTyped] = useTabDraft(`filter:${key}:${cardResultsPath(search, display)}`);
  const filter = useDeferredValue(typed);
  const pages = query.currentData?.pages;
  // The same lists until something in them changes: a letter in the filter must not touch a thousand pictures.
  const cards = useMemo(() => pages?.flatMap(({ rows }) => rows) ?? [], [pages]);
  const loaded = useMemo(() => cards.map(({ id }) => id), [cards]);
  const shown = useMemo(() => filterCards(cards, filter), [cards, filter]);
  const total = pages?.[0]?.total ?? 0;
  const loading = query.isFetching && !pages;
  const failed = query.isError && !query.isFetching;
  const warnings = [...new Set(pages?.flatMap((page) => page.warnings))];
  useScrollRestoration(query);
  useAskedAgain(failed && !pages, query.refetch);
  if (search === '') return <NoResults refusal={null} />;

  return (
    <section className={classes.cards} aria-label={t.list} aria-busy={query.isFetching}>
      {(loading || cards.length > 0) && (
        <div className={classes.bar}>
          <TextInput
            className={classes.filter}
            aria-label={t.filter}
            placeholder={t.filterBy}
            type="search"
            size="md"
            leftSection={<SearchIcon />}
            disabled={loading}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p className={classes.count} role="status">
            {loading ? t.loading : countLabel(shown.length, cards.length, total, filter)}
          </p>
        </div>
      )}
      {total > BROAD && <p className={classes.broad}>{t.broad(number(total))}</p>}
      {warnings.length > 0 && <IgnoredTerms warnings={warnings} />}
      <PagedList
        query={query}
        failure={t.failed}
        skeleton={<CardGridSkeleton />}
        empty={null}
        // The filter may show fewer: the focus goes on by those that are shown.
        drawn={shown.length}
        failed={
          <NoResults
            refusal={searchRefusal(query.error)}
            onRetry={() => void query.refetch()}
            unlisted={display.listed && cardResultsPath(search, { ...display, listed: undefined })}
          />
        }
      >
        {(_rows, list) =>
          shown.length > 0 ? (
            <CardGrid cards={shown} loaded={loaded} search={search} display={display} list={list} />
          ) : (
            <EmptyState title={t.noneFiltered} />
          )
        }
      </PagedList>
    </section>
  );
}

/** Sending the same search again is a visit of the same address: what failed there is asked once more. */
function useAskedAgain(failed: boolean, ask: () => unknown): void {
  const { key } = useLocation();
  const visit = useRef(key);
  useEffect(() => {
    if (visit.current === key) return;
    visit.current = key;
    if (failed) void ask();
  }, [key, failed, ask]);
}

/** The filter reads what is loaded; where there is more, it says so. */
function countLabel(shown: number, loaded: number, total: number, filter: string): string {
  return filter.trim() ? t.filtered(shown, loaded) : t.count(total);
}
