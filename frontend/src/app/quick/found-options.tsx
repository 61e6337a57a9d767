/** The results as a list of choices: pictures, sets and prices of cards, names, and the search itself. */
import { CardThumb } from '../../entities/card/card-thumb';
import { formatLeadPrice } from '../../lib/card';
import { formatAvailability } from '../../lib/format-availability';
import { texts } from '../../texts';
import { ComboboxOption } from '../../ui/combobox-option';
import { SearchIcon } from '../../ui/search-icon';
import type { Combobox } from '../../ui/use-combobox';
import type { Option } from './options-of';
import classes from './quick-card-search.module.css';

interface FoundOptionsProps {
  combobox: Combobox;
  options: readonly Option[];
  /** More is on its way. */
  busy: boolean;
}

export function FoundOptions({ combobox, options, busy }: FoundOptionsProps) {
  if (options.length === 0) return null;
  return (
    <div
      {...combobox.listProps}
      role="listbox"
      aria-label={texts.quick.find.results}
      aria-busy={busy || undefined}
      className={classes.list}
    >
      {options.map((option, place) => (
        <ComboboxOption key={option.key} combobox={combobox} place={place} className={classes.option}>
          <OptionContent option={option} />
        </ComboboxOption>
      ))}
    </div>
  );
}

function OptionContent({ option }: { option: Option }) {
  if (option.kind === 'card') {
    const { card, inStock } = option;
    const price = formatLeadPrice(card);
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
          {option.kind === 'name' ? option.name : texts.quick.find.searchFor(option.query)}
        </span>
      </span>
    </>
  );
}
