/** What others sell or would trade around somebody: the screen to open in the shop. */
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OWN_PLACE_REFETCH, useGetOwnPlaceQuery } from '../../api/places';
import { cardResultsPath } from '../../lib/card-paths';
import { formatRadius, unitOfLocale } from '../../lib/distance';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { filterCount, OFFER_SORTS, type OfferSearch, onOfferPath } from '../../lib/offer-search';
import { isOneOf } from '../../lib/one-of';
import { PLACE_SECTION, paths } from '../../lib/paths';
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
  const show = (changes: Partial<OfferSearch>) =>
    void navigate(onOfferPath({ ...search, ...changes }), { replace: true, preventScrollReset: true });
  const set = filterCount(search);
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
          onSearch={(q) => void navigate(onOfferPath({ ...search, q }), { replace: q === search.q })}
        />
        {search.q && <Link to={cardResultsPath(search.q)}>{t.allCards}</Link>}
        <Link to={paths.cover}>{t.cover}</Link>
      </div>
      <div className={classes.tools}>
        <NativeSelect
          label={t.sort}
          data={OFFER_SORTS.map((value) => ({ value, label: t.sorts[value] }))}
          value={search.sort}
          onChange={({ currentTarget: { value } }) => isOneOf(OFFER_SORTS, value) && show({ sort: value })}
        />
        {hasArea && (
          <NativeSelect
            label={t.distance}
            data={[
              { value: 'mine', label: t.within(formatRadius(own?.radiusKm ?? 0, unit)) },
              { value: 'any', label: t.anywhere },
            ]}
            value={search.anywhere ? 'any' : 'mine'}
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
          <Button
            look="link"
            onClick={() =>
              void navigate(onOfferPath({ q: search.q, sort: search.sort, anywhere: search.anywhere }))
            }
          >
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
          <filters.Component search={search} onChange={show} />
        </LazyBoundary>
      </div>
      <FoundOffers
        key={onOfferPath(search)}
        search={search}
        unit={unit}
        isNearby={hasArea && !search.anywhere}
        onAnywhere={() => show({ anywhere: true })}
        onClear={() =>
          void navigate(onOfferPath({ q: search.q, sort: search.sort, anywhere: search.anywhere }))
        }
      />
    </PageFrame>
  );
}
