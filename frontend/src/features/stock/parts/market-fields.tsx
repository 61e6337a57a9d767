/** The fields of prices that follow the market: for all conditions, and what differs for one. */
import { NativeSelect, TextInput } from '@mantine/core';
import { CONDITIONS, conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import type { BulkDraft, PricingDraft } from './bulk-change';
import classes from './bulk-dialog.module.css';

interface MarketFieldsProps {
  draft: BulkDraft;
  onChange: (changes: Partial<BulkDraft>) => void;
  problem: string | null;
}

/** The steps that prices are rounded to, in US dollars. */
const STEPS = ['0.05', '0.10', '0.25', '0.50', '1.00'];

export function MarketFields({ draft, onChange, problem }: MarketFieldsProps) {
  const t = texts.stock.bulk;
  return (
    <>
      <div className={classes.pricing}>
        <Pricing pricing={draft} onChange={onChange} error={problem} />
      </div>
      <details className={classes.details}>
        <summary>{t.byCondition}</summary>
        <div className={classes.conditions}>
          {CONDITIONS.map((condition) => (
            <fieldset key={condition} className={classes.condition}>
              <legend>{conditionLabels[condition]}</legend>
              <div className={classes.pricing}>
                <Pricing
                  of={conditionLabels[condition]}
                  pricing={draft.conditions[condition]}
                  onChange={(changes) =>
                    onChange({
                      conditions: {
                        ...draft.conditions,
                        [condition]: { ...draft.conditions[condition], ...changes },
                      },
                    })
                  }
                />
              </div>
            </fieldset>
          ))}
        </div>
      </details>
    </>
  );
}

interface PricingProps {
  /** The condition that it is for; all without one. */
  of?: string;
  pricing: PricingDraft;
  onChange: (changes: Partial<PricingDraft>) => void;
  error?: string | null;
}

function Pricing({ of, pricing, onChange, error }: PricingProps) {
  const t = texts.stock.bulk;
  const named = (field: string) => ({
    label: field,
    ...(of !== undefined && { 'aria-label': t.fieldOf(field, of), placeholder: t.asAbove }),
  });
  return (
    <>
      <TextInput
        {...named(t.ofMarket)}
        inputMode="decimal"
        rightSection="%"
        autoComplete="off"
        value={pricing.percent}
        error={error}
        onChange={({ currentTarget }) => onChange({ percent: currentTarget.value })}
      />
      <TextInput
        {...named(t.floor)}
        inputMode="decimal"
        leftSection="$"
        autoComplete="off"
        value={pricing.floor}
        onChange={({ currentTarget }) => onChange({ floor: currentTarget.value })}
      />
      <NativeSelect
        label={t.roundTo}
        aria-label={of === undefined ? undefined : t.fieldOf(t.roundTo, of)}
        value={pricing.roundTo}
        data={[
          { value: '', label: of === undefined ? t.exact : t.asAbove },
          ...STEPS.map((value) => ({ value, label: formatPrice(Number(value)) })),
        ]}
        onChange={({ currentTarget }) => onChange({ roundTo: currentTarget.value })}
      />
    </>
  );
}
