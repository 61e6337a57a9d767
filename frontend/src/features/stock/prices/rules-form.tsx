/** The form of price rules: percentages, limits, rounding, and whether they run by themselves. */
import { NativeSelect, TextInput } from '@mantine/core';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { Switch } from '../../../ui/switch';
import { toastSuccess } from '../../../ui/toast';
import { PercentTable } from './percent-table';
import classes from './rules-form.module.css';
import type { RulesWork } from './use-rules';

const conflictNote = lazyWithPreload(() => import('../../../ui/document-conflict-note'));

/** What prices are rounded to, in US dollars; the first is whole cents. */
const STEPS = ['0.01', '0.05', '0.10', '0.25', '0.50', '1.00'];

export function RulesForm({ work }: { work: RulesWork }) {
  const t = texts.stockPrices;
  const { draft, problems, change, isDirty, isBusy, failure, conflict } = work;
  const title = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await work.save()) toastSuccess(t.saved);
  };
  const money = (field: 'floor' | 'ceiling') => ({
    label: t[field],
    placeholder: t.noLimit,
    inputMode: 'decimal' as const,
    leftSection: '$',
    autoComplete: 'off',
    value: draft[field],
    error: problems[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [field]: currentTarget.value }),
  });
  const steps = STEPS.includes(draft.roundTo) ? STEPS : [...STEPS, draft.roundTo];
  return (
    <form
      className={classes.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id={title} className={classes.title}>
          {t.percents}
        </h2>
        <p className={classes.about}>{t.percentsAbout}</p>
      </div>
      <PercentTable draft={draft} problems={problems} onChange={(percents) => change({ percents })} />
      <div className={classes.limits}>
        <TextInput {...money('floor')} />
        <TextInput {...money('ceiling')} />
        <NativeSelect
          label={t.roundTo}
          value={draft.roundTo}
          data={steps.map((value) => ({
            value,
            label: value === STEPS[0] ? t.exact : formatPrice(Number(value)),
          }))}
          onChange={({ currentTarget }) => change({ roundTo: currentTarget.value })}
        />
      </div>
      <div className={classes.switches}>
        <ExplainedSwitch
          label={t.neverBelowPaid}
          about={t.neverBelowPaidAbout}
          checked={draft.neverBelowPaid}
          onChange={({ currentTarget }) => change({ neverBelowPaid: currentTarget.checked })}
        />
        <ExplainedSwitch
          label={t.automatic}
          about={t.automaticAbout}
          checked={draft.automatic}
          onChange={({ currentTarget }) => change({ automatic: currentTarget.checked })}
        />
      </div>
      <LazyBoundary isNeeded={conflict.kind !== 'none' || conflict.isDecided} isAwaited={false}>
        <conflictNote.Component conflict={conflict} words={{ ...t.conflict, failed: t.failed }} />
      </LazyBoundary>
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="l" look={isDirty ? 'filled' : 'quiet'} busy={isBusy}>
          {t.save}
        </Button>
        {isDirty && (
          <Button look="subtle" size="l" disabled={isBusy} onClick={work.reset}>
            {t.discard}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A switch with what it does below its words. */
function ExplainedSwitch({ about, ...rest }: ComponentProps<typeof Switch> & { about: string }) {
  const hint = useId();
  return (
    <div>
      <Switch {...rest} aria-describedby={hint} />
      <p id={hint} className={classes.explanation}>
        {about}
      </p>
    </div>
  );
}
