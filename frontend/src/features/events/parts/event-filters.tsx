/** The filters above all events: words, a game, a span of days. */
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useGetTcgTypesQuery } from '../../../api/catalogs';
import { SearchField } from '../../../ui/search-field';
import { DateField } from './date-field';
import classes from './event-filters.module.css';
import { TYPES_FAILED } from './event-words';
import { type Filters, NO_FILTERS, outOfOrder } from './filters';

interface EventFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function EventFilters({ filters, onChange }: EventFiltersProps) {
  const { data: games = [], isError } = useGetTcgTypesQuery();
  // What was typed a moment ago and not asked for yet goes too.
  const [round, setRound] = useState(0);
  const reset = () => {
    setRound(round + 1);
    onChange(NO_FILTERS);
  };
  const wrong = outOfOrder(filters);
  return (
    <section className={classes.filters} aria-label="Filters">
      <div className={classes.words}>
        <SearchField
          key={round}
          label="Search events"
          placeholder="Search by event, place or store"
          words={filters.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <NativeSelect
        label="Game"
        size="md"
        value={filters.tcg}
        error={isError && TYPES_FAILED}
        data={[
          { value: '', label: 'All games' },
          ...games.map(({ value, name }) => ({ value, label: name })),
        ]}
        onChange={({ currentTarget }) => onChange({ tcg: currentTarget.value })}
      />
      <DateField
        key={`from ${round}`}
        label="From"
        day={filters.from}
        invalid={wrong}
        onChoose={(from) => onChange({ from })}
      />
      <DateField
        key={`to ${round}`}
        label="To"
        day={filters.to}
        invalid={wrong}
        onChoose={(to) => onChange({ to })}
      />
      <Button variant="default" size="md" className={classes.reset} onClick={reset}>
        Reset
      </Button>
    </section>
  );
}
