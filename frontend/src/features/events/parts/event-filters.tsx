/** The filters above all events: words, a game, a span of days. */
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useGetTcgTypesQuery } from '../../../api/catalogs';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { RetryButton } from '../../../ui/retry-button';
import { SearchField } from '../../../ui/search-field';
import classes from './event-filters.module.css';
import { type Filters, NO_FILTERS, outOfOrder } from './filters';

interface EventFiltersProps {
  filters: Filters;
  /** Whether a span of days can be chosen. */
  hasPeriod: boolean;
  onChange: (changes: Partial<Filters>) => void;
  /** The filters beyond these. */
  children: ReactNode;
}

export function EventFilters({ filters, hasPeriod, onChange, children }: EventFiltersProps) {
  const { data: games = [], isError, isFetching, refetch } = useGetTcgTypesQuery();
  const t = texts.events.filters;
  const failed = isError && !isFetching;
  const game = useRef<HTMLSelectElement>(null);
  /** The button that is pressed goes away: the focus goes on to what it asks for. */
  const askAgain = () => {
    game.current?.focus();
    void refetch();
  };
  // What was typed a moment ago and not asked for yet goes too.
  const [round, setRound] = useState(0);
  const reset = () => {
    setRound(round + 1);
    onChange(NO_FILTERS);
  };
  const wrong = outOfOrder(filters);
  return (
    <section className={classes.filters} aria-label={t.title}>
      <div className={classes.text}>
        <SearchField
          key={round}
          label={t.search}
          placeholder={t.searchBy}
          search={filters.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <div>
        <NativeSelect
          ref={game}
          label={t.game}
          size="md"
          value={filters.tcg}
          error={failed && texts.events.gamesFailed}
          data={[
            { value: '', label: t.allGames },
            ...games.map(({ value, name }) => ({ value, label: name })),
          ]}
          onChange={({ currentTarget }) => onChange({ tcg: currentTarget.value })}
        />
        {failed && <RetryButton className={classes.again} onRetry={askAgain} />}
      </div>
      {hasPeriod && (
        <>
          {' '}
          <DateField
            key={`from ${round}`}
            label={t.from}
            day={filters.from}
            invalid={wrong}
            onChoose={(from) => onChange({ from })}
          />
          <DateField
            key={`to ${round}`}
            label={t.to}
            day={filters.to}
            invalid={wrong}
            onChoose={(to) => onChange({ to })}
          />
        </>
      )}
      <Button look="quiet" size="l" className={classes.reset} onClick={reset}>
        {t.reset}
      </Button>
      {children}
    </section>
  );
}
