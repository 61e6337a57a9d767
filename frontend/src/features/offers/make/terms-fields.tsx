/** What balances an offer, how long it is open, and the note. */
import { NativeSelect, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { PriceField } from '../../../entities/listing/price-field';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { AtEvent } from '../parts/at-event';
import { type Draft, HOURS } from './draft';
import classes from './offer-form.module.css';

const MAX_NOTE = 500;

/** Other programs may choose any number of hours: theirs is shown, too. */
const choicesWith = (chosen: number): number[] => [...new Set([...HOURS, chosen])].sort((a, b) => a - b);

interface TermsFieldsProps {
  me: string;
  to: { uuid: string; name: string };
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function TermsFields({ me, to, draft, onChange }: TermsFieldsProps) {
  const t = texts.offers.make;
  const note = useRef<HTMLTextAreaElement>(null);
  return (
    <fieldset className={classes.box}>
      <legend className={classes.legend}>{t.cash}</legend>
      <div className={classes.fields}>
        <NativeSelect
          label={t.payer}
          value={draft.payer ?? ''}
          data={[
            { value: '', label: t.noCash },
            { value: me, label: t.iPay },
            { value: to.uuid, label: t.theyPay(to.name) },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ payer: value || null })}
        />
        {draft.payer !== null && (
          <PriceField label={t.amount} value={draft.amount} onChange={(amount) => onChange({ amount })} />
        )}
        <NativeSelect
          label={t.hours}
          value={draft.hours}
          data={choicesWith(draft.hours).map((hours) => ({ value: `${hours}`, label: t.hoursChoice(hours) }))}
          onChange={({ currentTarget: { value } }) => onChange({ hours: Number(value) })}
        />
      </div>
      {draft.event && (
        <p className={classes.event}>
          <span>
            <AtEvent event={draft.event} />
          </span>
          <Button
            look="subtle"
            aria-label={t.removeEvent(draft.event.name)}
            onClick={() => {
              note.current?.focus();
              onChange({ event: null });
            }}
          >
            {t.elsewhere}
          </Button>
        </p>
      )}
      <Textarea
        ref={note}
        label={texts.offers.note}
        description={texts.offers.noteHint}
        maxLength={MAX_NOTE}
        rows={3}
        value={draft.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </fieldset>
  );
}
