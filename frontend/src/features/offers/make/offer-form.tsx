/** The form of an offer: what each side gives, what balances it, and the sheet beside. */
import { NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PriceField } from '../../../entities/listing/price-field';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LeaveQuestion } from '../../../ui/leave-question';
import { DEFAULT_HOURS, type Draft, type DraftLine, HOURS } from './draft';
import { GivenLines } from './given-lines';
import { LivePreview } from './live-preview';
import classes from './offer-form.module.css';
import { useSendOffer } from './use-send-offer';

const MAX_NOTE = 500;

export interface OfferFormProps {
  me: string;
  to: { uuid: string; name: string };
  lines: readonly DraftLine[];
  cash?: { amount: number; payer: string } | null;
  /** The offer that it counters, and the version that was looked at. */
  counters?: { uuid: string; revision: number };
}

export function OfferForm({ me, to, lines, cash = null, counters }: OfferFormProps) {
  const t = texts.offers.make;
  const [draft, setDraft] = useState<Draft>({
    ...{ lines, payer: cash?.payer ?? null, amount: cash ? cash.amount.toFixed(2) : '' },
    ...{ note: '', hours: DEFAULT_HOURS },
  });
  const [isTouched, setIsTouched] = useState(false);
  const { send, isBusy, problem, forget } = useSendOffer(to.uuid, counters);
  const change = (part: Partial<Draft>) => {
    setIsTouched(true);
    forget();
    setDraft((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send(draft);
  };
  const sides = [
    { giver: to.uuid, title: t.youGet, add: t.addTheirs(to.name) },
    { giver: me, title: t.youGive, add: t.addYours },
  ];
  return (
    <>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={classes.sides}>
          {sides.map((side) => (
            <GivenLines
              key={side.giver}
              {...side}
              lines={draft.lines}
              onChange={(next) => change({ lines: next })}
            />
          ))}
        </div>
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
              onChange={({ currentTarget: { value } }) => change({ payer: value || null })}
            />
            {draft.payer !== null && (
              <PriceField label={t.amount} value={draft.amount} onChange={(amount) => change({ amount })} />
            )}
            <NativeSelect
              label={t.hours}
              value={draft.hours}
              data={HOURS.map((hours) => ({ value: `${hours}`, label: t.hoursChoice(hours) }))}
              onChange={({ currentTarget: { value } }) => change({ hours: Number(value) })}
            />
          </div>
          <Textarea
            label={texts.offers.note}
            description={texts.offers.noteHint}
            maxLength={MAX_NOTE}
            rows={3}
            value={draft.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </fieldset>
        <LivePreview draft={draft} to={to} />
        {problem && (
          <Hint kind="danger" role="alert">
            {problem}
          </Hint>
        )}
        <div className={classes.actions}>
          <Button type="submit" size="l" busy={isBusy}>
            {counters ? t.sendCounter : t.send}
          </Button>
        </div>
      </form>
      {/* A form of its own: inside, its answer would send the offer. */}
      <LeaveQuestion isUnsaved={isTouched && !isBusy}>{t.unsaved}</LeaveQuestion>
    </>
  );
}
