/** One card: what it is, what it costs, and who has it. */
import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type Card, useGetCardQuery } from '../../api/cards';
import { preloadFront } from '../../entities/card/card-image';
import { isDigitalOnly } from '../../lib/card';
import { cardPath, cardResultsPath } from '../../lib/card-paths';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { nameFromLink } from '../../lib/link-state';
import { listCardPath, paths } from '../../lib/paths';
import { problemStatus } from '../../lib/problem';
import { DEFAULT_DISPLAY, type SearchDisplay } from '../../lib/search-display';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import classes from './card-detail.module.css';
import { CardDetails } from './parts/card-details';
import { CardFigures } from './parts/card-figures';
import { CardListingsBox } from './parts/card-listings-box';
import { CardPicture } from './parts/card-picture';
import type { Messaging } from './parts/individual-listings';
import { useCardListings } from './parts/use-card-listings';
import { usePriceHistory } from './parts/use-price-history';
import { usePrintingsChoice } from './parts/use-printings-choice';

const t = texts.cards.page;

/** Below the first window of every screen: the page does not wait for it. */
const loadBelow = () => import('./parts/other-printings');
const otherPrintings = lazyWithPreload(loadBelow);
const legalities = lazyWithPreload(async () => ({ default: (await loadBelow()).Legalities }));

interface CardDetailProps {
  cardId: string;
  /** The search that the card was found by; null where the visitor came another way. */
  search: string | null;
  /** How its results were shown. */
  display?: SearchDisplay;
  /** The button that puts the card on the watchlist. */
  watch?: ReactNode;
  /** Writes to listers who hide their e-mail address. */
  messaging?: Messaging;
}

export function CardDetail({ cardId, search, display = DEFAULT_DISPLAY, watch, messaging }: CardDetailProps) {
  const { state: visit } = useLocation();
  const { data: card, isError, error, isFetching, refetch } = useGetCardQuery(cardId);
  const choice = usePrintingsChoice();
  const { printings, isNearest } = choice;
  const cardListings = useCardListings(cardId, { printings, isNearest, now: card?.id });
  const history = usePriceHistory(cardId);
  const above: { label: string; to: string }[] = [{ label: texts.app.tabs.cards, to: paths.cards }];
  if (search) above.push({ label: texts.app.searchResults, to: cardResultsPath(search, display) });
  const known = card?.name ?? nameFromLink(visit, cardId) ?? undefined;
  const coming = known === undefined && !isError;
  const framed = (content: ReactNode, actions?: ReactNode) => (
    <PageFrame
      title={known ?? t.title}
      heading={coming ? <NameToCome /> : undefined}
      breadcrumbs={<Crumbs above={above} here={coming ? <NameToCome /> : (known ?? t.title)} />}
      actions={actions}
    >
      {content}
    </PageFrame>
  );

  if (!card && isError && problemStatus(error) === 404)
    return framed(
      <EmptyState title={t.unknown}>
        <ButtonLink size="l" to={paths.cards}>
          {t.search}
        </ButtonLink>
      </EmptyState>,
    );
  if (!card && isError)
    return framed(<ErrorState message={t.failed} onRetry={() => void refetch()} retrying={isFetching} />);
  if (!card) {
    preloadFront(cardId);
    return framed(<CardSkeleton />, watch);
  }
  return framed(
    <div className={classes.page}>
      <div className={classes.picture}>
        <CardPicture card={card} />
      </div>
      <div className={classes.facts}>
        <CardListingsBox
          cardId={cardId}
          card={card}
          cardListings={cardListings}
          choice={choice}
          messaging={messaging}
        />
        <CardFigures card={card} history={history} />
        <AboutCard card={card} />
        <LazyBoundary isNeeded isAwaited={false}>
          <otherPrintings.Component card={card} toCard={(id) => cardPath(id, search, display)} />
        </LazyBoundary>
      </div>
    </div>,
    <>
      {watch}
      {isDigitalOnly(card) ? (
        <span className={classes.digital} title={t.digitalNote}>
          {t.digitalOnly}
        </span>
      ) : (
        <ButtonLink size="l" look="quiet" to={listCardPath(card.id)}>
          {t.haveThis}
        </ButtonLink>
      )}
    </>,
  );
}

const AboutCard = ({ card }: { card: Card }) => (
  <section className={classes.about} aria-label={t.about}>
    <Tabs defaultValue="details" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="details">{t.details.title}</Tabs.Tab>
        <Tabs.Tab value="legalities">{t.legalities.title}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" pt="md">
        <CardDetails card={card} />
      </Tabs.Panel>
      <Tabs.Panel value="legalities" pt="md">
        <LazyBoundary isNeeded isAwaited={false}>
          <legalities.Component legalities={card.legalities ?? {}} />
        </LazyBoundary>
      </Tabs.Panel>
    </Tabs>
  </section>
);

/** Keeps the place of a line with the name in it, so that nothing below moves when it comes. */
const NameToCome = () => (
  <Skeleton className={classes.name} renderRoot={(props) => <span {...props} />}>
    {t.title}
  </Skeleton>
);

const CardSkeleton = () => (
  <div className={classes.page} role="status" aria-label={t.loading} aria-busy>
    <Skeleton className={classes.cardShape} />
    <div className={classes.facts}>
      <Skeleton h={96} />
      <Skeleton h={280} />
    </div>
  </div>
);
