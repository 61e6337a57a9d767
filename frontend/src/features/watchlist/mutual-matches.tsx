/** Players nearby who have what the visitor wants and want what the visitor has, with a way to offer them a trade. */
import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useOwnPlace } from '../../api/own-place';
import { type FoundCopy, type MutualMatchDto, useGetMutualMatchesQuery } from '../../api/watchlist';
import { DistanceNote } from '../../entities/place/distance';
import { cardPath } from '../../lib/card-paths';
import { conditionLabels, finishLabels } from '../../lib/listing-values';
import { formatPrice } from '../../lib/money';
import { newOfferAtPath, newOfferPath } from '../../lib/offer-paths';
import { paths, storeListingsPath } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { publicEventPath } from '../../lib/public-paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import classes from './mutual-matches.module.css';

export function MutualMatches({ event }: { event?: string | undefined }) {
  const t = texts.mutualMatches;
  const { currentData: matches, error, isFetching, refetch } = useGetMutualMatchesQuery(event);
  if (matches?.length === 0 && event)
    return (
      <EmptyState title={t.noneThere} text={t.noneThereHelp}>
        <ButtonLink size="l" to={publicEventPath(event)}>
          {t.event}
        </ButtonLink>
      </EmptyState>
    );
  if (matches?.length === 0)
    return (
      <EmptyState title={t.none} text={t.noneHelp}>
        <ButtonLink size="l" to={paths.watchlist}>
          {t.watchlist}
        </ButtonLink>
      </EmptyState>
    );
  if (!matches && error && !isFetching)
    return <ErrorState message={problemText(error, t.failed)} onRetry={() => void refetch()} />;
  if (!matches)
    return (
      <div role="status" aria-label={t.loading} aria-busy>
        <Skeleton h={240} radius="md" />
      </div>
    );
  return (
    <>
      {event && <BringList matches={matches} />}
      <ul className={classes.players} aria-label={t.title}>
        {matches.map((match) => (
          <Match key={match.uuid} match={match} event={event} />
        ))}
      </ul>
    </>
  );
}

/** What to bring to an event: each copy that somebody there wants, once. */
function BringList({ matches }: { matches: readonly MutualMatchDto[] }) {
  const t = texts.mutualMatches;
  const title = useId();
  const bring = new Map(
    matches.flatMap(({ givesCopies }) => givesCopies.map((copy) => [copy.listing, copy] as const)),
  );
  const wanted = matches.reduce((sum, { gets }) => sum + gets, 0);
  return (
    <section className={classes.bring} aria-labelledby={title}>
      <p>{t.summary(matches.length, wanted, bring.size)}</p>
      <h2 id={title} className={classes.name}>
        {t.bring}
      </h2>
      <ul className={classes.copies}>
        {[...bring.values()].map((copy) => (
          <Copy key={copy.listing} copy={copy} />
        ))}
      </ul>
    </section>
  );
}

function Match({ match, event }: { match: MutualMatchDto; event: string | undefined }) {
  const t = texts.mutualMatches;
  const name = useId();
  const { unit } = useOwnPlace();
  const copies = [...match.getsCopies, ...match.givesCopies].map(({ listing }) => listing);
  return (
    <li className={classes.player} aria-labelledby={name}>
      <div className={classes.head}>
        <h2 id={name} className={classes.name}>
          <Link to={storeListingsPath(match)} dir="auto">
            {match.name}
          </Link>
        </h2>
        <p className={classes.distance}>
          <DistanceNote of={match.distance} unit={unit} />
        </p>
      </div>
      <Side title={t.gets(match.gets)} copies={match.getsCopies} all={match.gets} value={match.getsValue} />
      <Side
        title={t.gives(match.gives)}
        copies={match.givesCopies}
        all={match.gives}
        value={match.givesValue}
      />
      <ButtonLink
        to={event ? newOfferAtPath(event, match.uuid, ...copies) : newOfferPath(match.uuid, ...copies)}
        aria-label={t.offerTo(match.name)}
        className={classes.offer}
      >
        {t.offer}
      </ButtonLink>
    </li>
  );
}

interface SideProps {
  title: string;
  copies: readonly FoundCopy[];
  /** How many there are, of which `copies` are the dearest. */
  all: number;
  value: number;
}

function Side({ title, copies, all, value }: SideProps) {
  const t = texts.mutualMatches;
  return (
    <section className={classes.side}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.value}>{formatPrice(value)}</p>
      <ul className={classes.copies}>
        {copies.map((copy) => (
          <Copy key={copy.listing} copy={copy} />
        ))}
      </ul>
      {all > copies.length && <p className={classes.about}>{t.more(all - copies.length)}</p>}
    </section>
  );
}

const Copy = ({ copy }: { copy: FoundCopy }) => (
  <li className={classes.copy}>
    <Link to={cardPath(copy.cardId)}>{copy.cardName}</Link>
    <span className={classes.price}>{formatPrice(copy.price)}</span>
    <small className={classes.about}>
      {[copy.cardSet, conditionLabels[copy.condition], finishLabels[copy.finish]].join(' · ')}
    </small>
  </li>
);
