/** The cards on offer that a search found, page after page. */
import { useFindOffersInfiniteQuery } from '../../../api/on-offer';
import { CardGridSkeleton } from '../../../entities/card/card-grid-skeleton';
import type { DistanceUnit } from '../../../lib/distance';
import { filterCount, type OfferSearch } from '../../../lib/offer-search';
import { searchRefusal } from '../../../lib/search-refusal';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Hint } from '../../../ui/hint';
import { PagedList } from '../../../ui/paged-list';
import classes from './found-cards.module.css';
import { IgnoredTerms } from './ignored-terms';
import { OfferGrid } from './offer-grid';
import { useScrollRestoration } from './use-scroll-restoration';

const t = texts.cards.onOffer;

interface FoundOffersProps {
  search: OfferSearch;
  unit: DistanceUnit;
  /** Whether what is far away is left out. */
  isNearby: boolean;
  onAnywhere: () => void;
  onClear: () => void;
}

export function FoundOffers({ search, unit, isNearby, onAnywhere, onClear }: FoundOffersProps) {
  const query = useFindOffersInfiniteQuery(search);
  const pages = query.currentData?.pages;
  const warnings = [...new Set(pages?.flatMap((page) => page.warnings))];
  useScrollRestoration(query);
  return (
    <section className={classes.cards} aria-label={t.list} aria-busy={query.isFetching}>
      {warnings.length > 0 && <IgnoredTerms warnings={warnings} />}
      {pages?.[0]?.isPartial && (
        <div className={classes.warnings}>
          <Hint kind="info">{t.partial}</Hint>
        </div>
      )}
      <PagedList
        query={query}
        failure={t.failed}
        failed={<Failed error={query.error} onRetry={() => void query.refetch()} />}
        skeleton={<CardGridSkeleton />}
        count={t.count}
        empty={
          <div role="status">
            <EmptyState title={isNearby ? t.noneNear : t.none} text={t.noneText}>
              {isNearby && (
                <Button size="l" onClick={onAnywhere}>
                  {t.lookAnywhere}
                </Button>
              )}
              {filterCount(search) > 0 && (
                <Button size="l" look="quiet" onClick={onClear}>
                  {t.clear}
                </Button>
              )}
            </EmptyState>
          </div>
        }
      >
        {(rows, list) => <OfferGrid cards={rows} unit={unit} isNearby={isNearby} list={list} />}
      </PagedList>
    </section>
  );
}

/** A search that cannot be read says so in its own words; trying it again would not help. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { kind, details } = searchRefusal(error);
  if (kind === 'failed') return <ErrorState message={details ?? t.failed} onRetry={onRetry} />;
  return (
    <div role="status">
      <EmptyState title={details ?? t.failed} text={texts.cards.noResults.change} />
    </div>
  );
}
