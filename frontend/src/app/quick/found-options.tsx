/** The results as a list of choices: pictures, sets and prices of cards, names, and the search itself. */
import { Box } from '@mantine/core';
import type { Ref } from 'react';
import { formatAvailability } from '../../lib/format-availability';
import { texts } from '../../texts';
import { CardThumb } from '../../ui/card-thumb';
import { SearchIcon } from '../../ui/search-icon';
import { cheapestPrice } from './cheapest-price';
import type { Option } from './options-of';
import classes from './quick-card-search.module.css';

interface FoundOptionsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  optionId: (place: number) => string;
  options: readonly Option[];
  /** The place of the one that the arrows stand on, or -1. */
  at: number;
  /** More is on its way. */
  busy: boolean;
  onTake: (option: Option) => void;
}

export function FoundOptions({ ref, id, optionId, options, at, busy, onTake }: FoundOptionsProps) {
  if (options.length === 0) return null;
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={texts.app.find.results}
      aria-busy={busy || undefined}
      className={classes.list}
    >
      {options.map((option, place) => (
        <Box
          key={option.key}
          id={optionId(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={classes.option}
          // The keys are the field's, which keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          <OptionContent option={option} />
        </Box>
      ))}
    </div>
  );
}

function OptionContent({ option }: { option: Option }) {
  if (option.kind === 'card') {
    const { card, inStock } = option;
    const price = cheapestPrice(card);
    return (
      <>
        <CardThumb key={card.id} cardId={card.id} />
        <span className={classes.text}>
          <span className={classes.name}>{card.name}</span>
          <span className={classes.printing}>
            {card.set_name} #{card.collector_number}
          </span>
          {inStock && <span className={classes.stock}>{formatAvailability(inStock)}</span>}
        </span>
        {price && <span className={classes.price}>{price}</span>}
      </>
    );
  }
  return (
    <>
      <span className={classes.icon}>
        <SearchIcon />
      </span>
      <span className={classes.text}>
        <span className={option.kind === 'name' ? classes.name : undefined}>
          {option.kind === 'name' ? option.name : texts.app.find.searchFor(option.query)}
        </span>
      </span>
    </>
  );
}
