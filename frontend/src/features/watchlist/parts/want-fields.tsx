/** The fields of a want. */
import { NativeSelect, TextInput } from '@mantine/core';
import type { WantListDto } from '../../../api/watchlist';
import { PriceField } from '../../../entities/listing/price-field';
import { languageLabel } from '../../../lib/languages';
import { CONDITIONS, conditionLabels, FINISHES, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { SeveralChoices } from '../../../ui/several-choices';
import { Switch } from '../../../ui/switch';
import type { WantDraft } from './want-draft';
import classes from './want-form.module.css';

interface WantFieldsProps {
  draft: WantDraft;
  lists: readonly WantListDto[];
  /** The field that is wrong. */
  wrong: 'quantity' | 'price' | 'percent' | null;
  onChange: (change: Partial<WantDraft>) => void;
}

const entries = <Word extends string>(labels: Record<Word, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export function WantFields({ draft, lists, wrong, onChange }: WantFieldsProps) {
  const t = texts.wants.form;
  const any = { value: '', label: t.any };
  const select = <Name extends keyof WantDraft>(
    name: Name,
    label: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      data={data}
      value={String(draft[name])}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <div className={classes.fields}>
      <TextInput
        data-autofocus
        label={t.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={draft.quantity}
        error={wrong === 'quantity' && t.quantityNeeded}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
      />
      <NativeSelect
        label={t.printings}
        data={[
          { value: 'any', label: t.anyPrinting },
          { value: 'this', label: t.thisPrinting },
        ]}
        value={draft.anyPrinting ? 'any' : 'this'}
        onChange={({ currentTarget }) => onChange({ anyPrinting: currentTarget.value === 'any' })}
      />
      {select('leastCondition', t.condition, [
        any,
        ...CONDITIONS.map((value) => ({ value, label: conditionLabels[value] })),
      ])}
      {select('language', t.language, languagesOf(draft.language, any))}
      {select('limit', t.limit, entries(t.limits))}
      {draft.limit === 'price' && (
        <PriceField
          label={t.price}
          value={draft.price}
          error={wrong === 'price' ? t.priceNeeded : null}
          onChange={(price) => onChange({ price })}
        />
      )}
      {draft.limit === 'percent' && (
        <TextInput
          label={t.percent}
          inputMode="numeric"
          autoComplete="off"
          value={draft.percent}
          error={wrong === 'percent' && t.percentNeeded}
          onChange={({ currentTarget }) => onChange({ percent: currentTarget.value })}
        />
      )}
      <div className={classes.wide}>
        <SeveralChoices
          label={t.finishes}
          of={FINISHES}
          labels={finishLabels}
          chosen={draft.finishes}
          onChange={(finishes) => onChange({ finishes })}
        />
      </div>
      {select('list', t.list, [
        { value: '', label: t.noList },
        ...lists.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ])}
      {select('visibility', t.visibility, entries(t.visibilities))}
      <div className={classes.wide}>
        <TextInput
          label={t.note}
          description={t.noteHelp}
          maxLength={200}
          autoComplete="off"
          value={draft.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      </div>
      <Switch
        className={classes.wide ?? ''}
        label={t.forTrade}
        checked={draft.forTrade}
        onChange={({ currentTarget }) => onChange({ forTrade: currentTarget.checked })}
      />
      <Switch
        className={classes.wide ?? ''}
        label={t.alerts}
        checked={draft.alerts}
        onChange={({ currentTarget }) => onChange({ alerts: currentTarget.checked })}
      />
    </div>
  );
}

/** Each language alone, and several where another client has chosen them. */
const languagesOf = (chosen: string, any: { value: string; label: string }) => [
  any,
  ...[...new Set([...Object.keys(texts.cardLanguages), ...(chosen ? [chosen] : [])])].map((value) => ({
    value,
    label: value.split(',').map(languageLabel).join(', '),
  })),
];
