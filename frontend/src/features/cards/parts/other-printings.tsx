/** The other printings of a card, and the languages that this one comes in. */
import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAvailability } from '../../../api/availability';
import type { Card } from '../../../api/cards';
import { languageLabel } from '../../../lib/languages';
import { linkState } from '../../../lib/link-state';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { PagedList } from '../../../ui/paged-list';
import { Legalities } from './legalities';
import classes from './other-printings.module.css';
import { PrintingRow } from './printing-row';
import { useLanguages, usePrintings } from './use-printings';

/** In the same chunk: both are below the first window. */
export { Legalities };

/** The rows that are shown before \"Show all\". */
const INITIAL_ROWS = 8;
const { printings: t } = texts.cards.page;

interface OtherPrintingsProps {
  card: Card;
  /** The address of another printing's page. */
  toCard: (id: string) => string;
}

export default function OtherPrintings({ card, toCard }: OtherPrintingsProps) {
  const query = usePrintings(card);
  const [all, setAll] = useState(false);
  const pages = query.currentData?.pages;
  const ids = useMemo(() => (pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id)), [pages]);
  const total = pages?.[0]?.total ?? 0;
  const inStock = useAvailability(ids, 'this');
  return (
    <section className={classes.printings} aria-labelledby="other-printings">
      <h2 id="other-printings" className={classes.title}>
        {t.title}
      </h2>
      <PagedList
        query={{ ...query, hasNextPage: all && query.hasNextPage }}
        failure={t.failed}
        skeleton={<PrintingsSkeleton />}
        empty={<p className={classes.none}>{t.none}</p>}
      >
        {(printings, list) =>
          total > 1 ? (
            <>
              <ul ref={list} className={classes.list}>
                {(all ? printings : firstOf(printings, card)).map((each) => (
                  <PrintingRow
                    key={each.id}
                    printing={each}
                    here={each.id === card.id}
                    to={toCard(each.id)}
                    inStock={inStock.get(each.id)}
                  />
                ))}
              </ul>
              {!all && total > INITIAL_ROWS && (
                <Button
                  size="l"
                  look="quiet"
                  className={classes.all}
                  onClick={({ currentTarget }) => {
                    setAll(true);
                    // The button goes away: on to the first printing that it brings.
                    const rows = currentTarget.previousElementSibling;
                    requestAnimationFrame(() => rows?.querySelectorAll('a')[INITIAL_ROWS]?.focus());
                  }}
                >
                  {t.showAll(total)}
                </Button>
              )}
            </>
          ) : (
            <p className={classes.none}>{t.none}</p>
          )
        }
      </PagedList>
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
          <Link to={toCard(each.id)} state={linkState(each.id, each.name)}>
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
