/** The filters of what is on offer: each change shows at once. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { languageLabel } from '../../../lib/languages';
import { CONDITIONS, conditionLabels, FINISHES, finishLabels, typeLabels } from '../../../lib/listing-values';
import { dollars, OFFER_LISTERS, OFFER_TYPES, type OfferSearch } from '../../../lib/offer-search';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { SeveralChoices } from '../../../ui/several-choices';
import { TypedFilter } from '../../../ui/typed-filter';
import classes from './offer-filters.module.css';

const t = texts.cards.onOffer;
const ANY = '';
/** None of them means any. */
const orAny = <Word,>(words: Word[]): Word[] | undefined => (words.length > 0 ? words : undefined);

const amountOf = (typed: string): string => dollars(typed)?.toString() ?? '';

interface OfferFiltersProps {
  search: OfferSearch;
  onChange: (changes: Partial<OfferSearch>) => void;
}

export default function OfferFilters({ search, onChange }: OfferFiltersProps) {
  const price = (label: string, value: number | undefined, name: 'minPrice' | 'maxPrice') => (
    <TypedFilter
      label={label}
      value={value?.toString() ?? ''}
      isAmount
      read={amountOf}
      onType={(typed) => onChange({ [name]: dollars(typed) })}
    />
  );
  return (
    <div className={classes.form}>
      <SeveralChoices
        label={t.condition}
        of={CONDITIONS}
        labels={conditionLabels}
        chosen={search.condition ?? []}
        onChange={(condition) => onChange({ condition: orAny(condition) })}
      />
      <SeveralChoices
        label={t.finish}
        of={FINISHES}
        labels={finishLabels}
        chosen={search.finish ?? []}
        onChange={(finish) => onChange({ finish: orAny(finish) })}
      />
      <div className={classes.fields}>
        <NativeSelect
          label={t.type}
          data={[
            { value: ANY, label: t.any },
            ...OFFER_TYPES.map((value) => ({ value, label: typeLabels[value] })),
          ]}
          value={search.type ?? ANY}
          onChange={({ currentTarget: { value } }) =>
            onChange({ type: isOneOf(OFFER_TYPES, value) ? value : undefined })
          }
        />
        <NativeSelect
          label={t.lister}
          data={[
            { value: ANY, label: t.any },
            ...OFFER_LISTERS.map((value) => ({ value, label: t.listers[value] })),
          ]}
          value={search.lister ?? ANY}
          onChange={({ currentTarget: { value } }) =>
            onChange({ lister: isOneOf(OFFER_LISTERS, value) ? value : undefined })
          }
        />
        <NativeSelect
          label={t.language}
          data={[
            { value: ANY, label: t.any },
            ...Object.keys(texts.cardLanguages).map((value) => ({ value, label: languageLabel(value) })),
          ]}
          value={search.language ?? ANY}
          onChange={({ currentTarget: { value } }) => onChange({ language: value || undefined })}
        />
        {price(t.minPrice, search.minPrice, 'minPrice')}
        {price(t.maxPrice, search.maxPrice, 'maxPrice')}
        <Checkbox
          className={classes.fresh}
          label={t.fresh}
          checked={search.fresh === true}
          onChange={({ currentTarget: { checked } }) => onChange({ fresh: checked ? true : undefined })}
        />
      </div>
    </div>
  );
}
