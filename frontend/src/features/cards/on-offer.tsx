/** What others sell or would trade around somebody: the screen to open in the shop. */
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link, type NavigateOptions, useNavigate } from 'react-router-dom';
import { OWN_PLACE_REFETCH, useGetOwnPlaceQuery } from '../../api/places';
import { cardResultsPath } from '../../lib/card-paths';
import { formatRadius, unitOfLocale } from '../../lib/distance';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { filterCount, OFFER_SORTS, type OfferSearch, onOfferPath } from '../../lib/offer-search';
import { isOneOf } from '../../lib/one-of';
import { PLACE_SECTION, paths } from '../../lib/paths';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { useOptimisticValue } from '../../lib/use-optimistic-value';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import classes from './on-offer.module.css';
import { FinderBox } from './parts/finder-box';
import { FoundOffers } from './parts/found-offers';

const t = texts.cards.onOffer;
const filters = lazyWithPreload(() => import('./parts/offer-filters'));
const FILTERS = 'offer-filters';

interface OnOfferProps {
  /** Stands in the address. */
  search: OfferSearch;
  /** Invites somebody without a place to set one. */
  invitation?: ReactNode;
}

export function OnOffer({ search, invitation }: OnOfferProps) {
  const navigate = useNavigate();
  const { currentData: own } = useGetOwnPlaceQuery(undefined, OWN_PLACE_REFETCH);
  const [unfolded, setUnfolded] = useState(false);
  const path = onOfferPath(search);
  const [chosen, setChosen] = useOptimisticValue(search, path);
  const go = (next: OfferSearch, options?: NavigateOptions) => {
    setChosen(next);
    void navigate(onOfferPath(next), options);
  };
  const show = (changes: Partial<OfferSearch>) =>
    go({ ...chosen, ...changes }, { replace: true, preventScrollReset: true });
  const clear = () => go({ q: search.q, sort: chosen.sort, anywhere: chosen.anywhere });
  const set = filterCount(chosen);
  // The buttons that clear filters and widen the search go away when they are pressed.
  const tools = useRef<HTMLDivElement>(null);
  const focusProps = useFocusWhenLost(tools);
  const unit = own?.unit ?? unitOfLocale();
  const hasArea = Boolean(own?.place && own.radiusKm !== null);
  return (
    <PageFrame
      title={texts.cards.finder.onOffer}
      breadcrumbs={
        <Crumbs
          above={[{ label: texts.app.tabs.cards, to: paths.cards }]}
          here={texts.cards.finder.onOffer}
        />
      }
    >
      {invitation}
      <div className={classes.finder}>
        <FinderBox
          search={search.q}
          bare
          mayBeEmpty
          onSearch={(q) => void navigate(onOfferPath({ ...chosen, q }), { replace: q === search.q })}
        />
        {search.q && <Link to={cardResultsPath(search.q)}>{t.allCards}</Link>}
        <Link to={paths.cover}>{t.cover}</Link>
      </div>
      <div {...focusProps}>
        <div ref={tools} tabIndex={-1} className={classes.tools}>
          <NativeSelect
            label={t.sort}
            data={OFFER_SORTS.map((value) => ({ value, label: t.sorts[value] }))}
            value={chosen.sort}
            onChange={({ currentTarget: { value } }) => isOneOf(OFFER_SORTS, value) && show({ sort: value })}
          />
          {hasArea && (
            <NativeSelect
              label={t.distance}
              data={[
                { value: 'mine', label: t.within(formatRadius(own?.radiusKm ?? 0, unit)) },
                { value: 'any', label: t.anywhere },
              ]}
              value={chosen.anywhere ? 'any' : 'mine'}
              onChange={({ currentTarget: { value } }) =>
                show({ anywhere: value === 'any' ? true : undefined })
              }
            />
          )}
          <Button
            look="quiet"
            aria-expanded={unfolded}
            aria-controls={FILTERS}
            onPointerEnter={filters.preload}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t.filters(set)}
          </Button>
          {set > 0 && (
            <Button look="link" onClick={clear}>
              {t.clear}
            </Button>
          )}
        </div>
        {own?.place && (
          <p className={classes.place}>
            {hasArea && !search.anywhere ? t.from(own.place.label) : t.fromAnywhere(own.place.label)}{' '}
            <Link to={`${paths.settings}${PLACE_SECTION}`}>{t.changePlace}</Link>
          </p>
        )}
        <div id={FILTERS} hidden={!unfolded}>
          <LazyBoundary isNeeded={unfolded}>
            <filters.Component search={chosen} onChange={show} />
          </LazyBoundary>
        </div>
        <FoundOffers
          key={path}
          search={search}
          unit={unit}
          isNearby={hasArea && !search.anywhere}
          onAnywhere={() => show({ anywhere: true })}
          onClear={clear}
        />
      </div>
    </PageFrame>
  );
}
