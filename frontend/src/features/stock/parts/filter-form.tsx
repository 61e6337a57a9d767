/** The form of the filters: each change shows at once. */
import { NativeSelect } from '@mantine/core';
import { STALE_AGES } from '../../../api/stock';
import { languageLabel } from '../../../lib/languages';
import {
  CONDITIONS,
  conditionLabels,
  FINISHES,
  finishLabels,
  LISTING_TYPES,
  typeLabels,
} from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { CheckboxPill, SeveralChoices } from '../../../ui/several-choices';
import { TypedFilter } from '../../../ui/typed-filter';
import classes from './filter-form.module.css';
import { AGES, type FilterName, type FilterWords, NO_SHELF, wordsIn } from './stock-filter';

interface FilterFormProps {
  words: FilterWords;
  onChange: (changes: FilterWords) => void;
}

const DAYS = [7, 14, 30, 60, 90, 180];
const PERCENTS = [5, 10, 20, 30, 50, 100];

export default function FilterForm({ words, onChange }: FilterFormProps) {
  const t = texts.stock.filters;
  const any = { value: '', label: t.any };
  const text = (name: FilterName, label: string, placeholder?: string) => (
    <TypedFilter
      key={name}
      label={label}
      placeholder={placeholder}
      value={words[name] === NO_SHELF ? '' : (words[name] ?? '')}
      isAmount={name === 'minPrice' || name === 'maxPrice'}
      read={(typed) => wordsIn(new URLSearchParams({ [name]: typed }))[name] ?? ''}
      onType={(value) => onChange({ [name]: value })}
    />
  );
  const choice = (name: FilterName, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      value={words[name] ?? ''}
      data={withChosen([any, ...data], words[name])}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  const several = <Word extends string>(
    name: FilterName,
    label: string,
    of: readonly Word[],
    labels: Record<Word, string>,
  ) => (
    <SeveralChoices
      label={label}
      of={of}
      labels={labels}
      chosen={words[name]?.split(',') ?? []}
      onChange={(chosen) => onChange({ [name]: chosen.join(',') })}
    />
  );
  const percents = PERCENTS.map((each) => ({ value: `${each}`, label: t.percent(`${each}`) }));
  return (
    <div className={classes.form}>
      <div className={classes.words}>
        {several('condition', t.condition, CONDITIONS, conditionLabels)}
        {several('finish', t.finish, FINISHES, finishLabels)}
        {several('type', t.type, LISTING_TYPES, typeLabels)}
      </div>
      <div className={classes.fields}>
        {text('set', t.set, t.setExample)}
        {choice(
          'language',
          t.language,
          Object.keys(texts.cardLanguages).map((value) => ({ value, label: languageLabel(value) })),
        )}
        {text('minPrice', t.minPrice)}
        {text('maxPrice', t.maxPrice)}
        {text('shelf', t.shelf)}
        {choice(
          'uncounted',
          t.uncounted,
          DAYS.map((each) => ({ value: `${each}`, label: t.days(each) })),
        )}
        {choice('age', t.age, [
          { value: STALE_AGES.join(), label: t.ages.toCount },
          ...AGES.map((value) => ({ value, label: t.ages[value] })),
        ])}
        {choice('below', t.below, percents.slice(0, -1))}
        {choice('above', t.above, percents)}
        <CheckboxPill
          checked={words.shelf === NO_SHELF}
          onChange={(checked) => onChange({ shelf: checked ? NO_SHELF : '' })}
        >
          {t.noShelf}
        </CheckboxPill>
      </div>
    </div>
  );
}

/** A word of a shared address that the list does not offer is one of it. */
const withChosen = (data: { value: string; label: string }[], chosen = '') =>
  data.some(({ value }) => value === chosen) ? data : [...data, { value: chosen, label: chosen }];
