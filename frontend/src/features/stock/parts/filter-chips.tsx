/** The filters in force, each with the way to take it away. */
import { STALE_AGES } from '../../../api/stock';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './filter-chips.module.css';
import { FILTER_NAMES, type FilterName, type FilterWords, NO_SHELF } from './stock-filter';

interface FilterChipsProps {
  words: FilterWords;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
}

export function FilterChips({ words, onRemove, onClear }: FilterChipsProps) {
  const said = FILTER_NAMES.filter((name) => name !== 'q' && words[name] !== undefined);
  if (said.length === 0) return null;
  const t = texts.stock.filters;
  return (
    <ul className={classes.chips}>
      {said.map((name) => {
        const label = chipWords(name, words[name] ?? '');
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t.remove(label)}
              onClick={() => onRemove(name)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      <li>
        <Button look="link" size="s" onClick={onClear}>
          {t.clear}
        </Button>
      </li>
    </ul>
  );
}

const LISTS: Partial<Record<FilterName, (word: string) => string>> = {
  condition: (word) => labelIn(conditionLabels, word),
  finish: (word) => labelIn(finishLabels, word),
  type: (word) => labelIn(typeLabels, word),
  language: languageLabel,
  set: (word) => word.toUpperCase(),
  age: (word) => labelIn(texts.stock.filters.ages, word),
};

const labelIn = (labels: Record<string, string>, word: string): string => labels[word] ?? word;

function chipWords(name: FilterName, word: string): string {
  const t = texts.stock.filters;
  if (name === 'age' && word === STALE_AGES.join()) return t.ages.toCount;
  const label = LISTS[name];
  if (label) return word.split(',').map(label).join(', ');
  if (name === 'minPrice' || name === 'maxPrice') return t.chips[name](formatPrice(Number(word)));
  if (name === 'shelf' && word === NO_SHELF) return t.noShelf;
  if (name === 'import') return t.chips.import;
  return name in t.chips ? t.chips[name as 'q' | 'shelf' | 'uncounted' | 'below' | 'above'](word) : word;
}
