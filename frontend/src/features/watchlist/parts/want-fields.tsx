/** The fields of a want. */
import { NativeSelect, TextInput } from '@mantine/core';
import { PriceField } from '../../../entities/listing/price-field';
import { languageLabel } from '../../../lib/languages';
import { CONDITIONS, conditionLabels, FINISHES, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { SeveralChoices } from '../../../ui/several-choices';
import { Switch } from '../../../ui/switch';
import { ListChoice } from './list-choice';
import type { WantDraft, WantField } from './want-draft';
import classes from './want-form.module.css';

interface WantFieldsProps {
  draft: WantDraft;
  /** The field that is wrong. */
  wrong: WantField | null;
  onChange: (change: Partial<WantDraft>) => void;
}

const entries = <Word extends string>(labels: Record<Word, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export function WantFields({ draft, wrong, onChange }: WantFieldsProps) {
  const t = texts.wants.form;
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
      <HighestPrice draft={draft} isWrong={wrong === 'limit'} onChange={onChange} />
      {select('limitUnit', t.limitUnit, entries(t.limitUnits))}
      <div className={classes.whole}>
        {select('leastCondition', t.condition, [
          { value: '', label: t.any },
          ...CONDITIONS.map((value) => ({ value, label: conditionLabels[value] })),
        ])}
      </div>
      <div className={classes.wide}>
        <SeveralChoices
          label={t.finishes}
          of={FINISHES}
          labels={finishLabels}
          chosen={draft.finishes}
          onChange={(finishes) => onChange({ finishes })}
        />
      </div>
      <Languages chosen={draft.languages} onChange={(languages) => onChange({ languages })} />
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
      <div className={classes.whole}>
        <ListChoice
          label={t.list}
          chosen={draft.list}
          isNameMissing={wrong === 'list'}
          onChange={(list) => onChange({ list })}
        />
      </div>
      <div className={classes.whole}>{select('visibility', t.visibility, entries(t.visibilities))}</div>
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
    </div>
  );
}

interface HighestPriceProps {
  draft: WantDraft;
  isWrong: boolean;
  onChange: (change: Partial<WantDraft>) => void;
}

/** Left empty, any price will do. */
function HighestPrice({ draft: { limit, limitUnit }, isWrong, onChange }: HighestPriceProps) {
  const t = texts.wants.form;
  if (limitUnit === 'dollars')
    return (
      <PriceField
        label={t.limit}
        value={limit}
        error={isWrong ? t.priceNeeded : null}
        placeholder={t.noLimit}
        onChange={(next) => onChange({ limit: next })}
      />
    );
  return (
    <TextInput
      label={t.limit}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t.noLimit}
      rightSection="%"
      value={limit}
      error={isWrong && t.percentNeeded}
      onChange={({ currentTarget }) => onChange({ limit: currentTarget.value })}
    />
  );
}

interface LanguagesProps {
  chosen: readonly string[];
  onChange: (languages: string[]) => void;
}

/** Folded: most people take any. Languages that another client has chosen stay. */
function Languages({ chosen, onChange }: LanguagesProps) {
  const t = texts.wants.form;
  const all = [...new Set([...Object.keys(texts.cardLanguages), ...chosen])];
  return (
    <details className={classes.wide}>
      <summary className={classes.summary}>
        {t.languages}: {chosen.length > 0 ? chosen.map(languageLabel).join(', ') : t.any}
      </summary>
      <SeveralChoices
        label={t.languages}
        of={all}
        labels={Object.fromEntries(all.map((code) => [code, languageLabel(code)]))}
        chosen={chosen}
        onChange={onChange}
      />
    </details>
  );
}
