/** The other printings of a card, and the languages that this one comes in. */
import { Skeleton } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAvailability } from '../../../api/availability';
import type { Card } from '../../../api/cards';
import { cardLinkState } from '../../../lib/card-link-state';
import { languageLabel } from '../../../lib/languages';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import { PlainButton } from '../../../ui/plain-button';
import classes from './other-printings.module.css';
import { PrintingRow } from './printing-row';
import { useLanguages, usePrintings } from './use-printings';

/** The rows that are shown before \"Show all\". */
const INITIAL_ROWS = 8;
const { printings: t } = texts.cards.page;

interface OtherPrintingsProps {
  card: Card;
  /** The address of another printing's page. */
  toCard: (id: string) => string;
}

export function OtherPrintings({ card, toCard }: OtherPrintingsProps) {
  const query = usePrintings(card);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const printings = pages?.flatMap(({ data }) => data) ?? [];
  const total = pages?.[0]?.total_cards ?? printings.length;
  const failed = query.isError && !query.isFetching;
  const shown = all ? printings : firstOf(printings, card);
  const ids = useMemo(() => (pages ?? []).flatMap(({ data }) => data.map(({ id }) => id)), [pages]);
  const inStock = useAvailability(ids, 'this');
  return (
    <section className={classes.printings} aria-labelledby="other-printings" aria-busy={query.isFetching}>
      <h2 id="other-printings" className={classes.title}>
        {t.title}
      </h2>
      {!pages && failed && <ErrorState message={t.failed} onRetry={() => void query.refetch()} />}
      {!pages && !failed && <PrintingsSkeleton />}
      {pages && total <= 1 && <p className={classes.none}>{t.none}</p>}
      {total > 1 && (
        <ul ref={list} className={classes.list}>
          {shown.map((each) => (
            <PrintingRow
              key={each.id}
              printing={each}
              here={each.id === card.id}
              to={toCard(each.id)}
              inStock={inStock.get(each.id)}
            />
          ))}
        </ul>
      )}
      {!all && total > shown.length && (
        <PlainButton
          look="quiet"
          className={classes.all}
          onClick={() => {
            setAll(true);
            // The button goes away: on to the first printing that it brings.
            requestAnimationFrame(() => list.current?.querySelectorAll('a')[INITIAL_ROWS]?.focus());
          }}
        >
          {t.showAll(total)}
        </PlainButton>
      )}
      {all && (
        <LoadMore
          list={list}
          shown={printings.length}
          total={total}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
          failure={failed ? t.failed : null}
        />
      )}
      <Languages card={card} toCard={toCard} />
    </section>
  );
}

/** The newest, and the one whose page this is. */
function firstOf(printings: Card[], { id }: Card): Card[] {
  const first = printings.slice(0, INITIAL_ROWS);
  const here = printings.find((each) => each.id === id);
  return here && !first.includes(here) ? [...first.slice(0, -1), here] : first;
}

function Languages({ card, toCard }: OtherPrintingsProps) {
  const [own, ...others] = useLanguages(card);
  if (!own) return null;
  return (
    <p className={classes.languages}>
      <span className={classes.label}>{others.length > 0 ? t.languages : t.language}</span>{' '}
      {languageLabel(own.lang)}
      {others.map((each) => (
        <span key={each.id}>
          {' · '}
          <Link to={toCard(each.id)} state={cardLinkState(each.name)}>
            {languageLabel(each.lang)}
          </Link>
        </span>
      ))}
    </p>
  );
}

const PrintingsSkeleton = () => (
  <div className={classes.list} role="status" aria-label={t.loading}>
    <Skeleton h={56} />
    <Skeleton h={56} />
  </div>
);
