/** The decision about a case: a measure, for how long, and the reasons, which the person affected reads. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { type CaseDto, useDecideCaseMutation } from '../../../api/moderation';
import { isOneOf } from '../../../lib/one-of';
import { problemText } from '../../../lib/problem';
import { useTabDraft } from '../../../lib/use-tab-draft';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import classes from '../moderation.module.css';

const MEASURES = ['DISMISS', 'WARN', 'HIDE', 'SUSPEND'] as const;
type Measure = (typeof MEASURES)[number];
const MAX_REASON = 2_000;
const MAX_DAYS = 365;

const isDays = (typed: string): boolean =>
  typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_DAYS);

interface DecideProps {
  found: CaseDto;
  /** Why the last attempt was refused. */
  failure: string | null;
  onFailure: (failure: string | null) => void;
}

export function Decide({ found, failure, onFailure }: DecideProps) {
  const t = texts.moderation.case;
  const [chosen, setChosen] = useState<Measure>('DISMISS');
  const [days, setDays] = useState('');
  const [reason, setReason] = useTabDraft(`decision:${found.uuid}`);
  const [isTried, setIsTried] = useState(false);
  const [decide, { isLoading }] = useDecideCaseMutation();
  const inFlight = useRef(false);
  const choices = MEASURES.filter((each) => each !== 'HIDE' || found.mayHide);
  // The case may be read again while it is being decided.
  const measure = choices.includes(chosen) ? chosen : 'DISMISS';
  const isForSuspension = measure === 'SUSPEND';
  const isGood = reason.trim() !== '' && (!isForSuspension || isDays(days.trim()));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (inFlight.current || !isGood) return;
    inFlight.current = true;
    onFailure(null);
    const forDays = isForSuspension && days.trim() !== '' ? { days: Number(days.trim()) } : {};
    const decideCase = { measure, reason: reason.trim(), ...forDays };
    try {
      await decide({ uuid: found.uuid, 'If-Match': etagOf(found), decideCase }).unwrap();
      toastSuccess(t.done);
      setReason('');
    } catch (problem) {
      onFailure(problemText(problem, t.notDone));
    } finally {
      inFlight.current = false;
    }
  };
  const labelOf = (each: Measure) =>
    each === 'DISMISS' && found.state === 'COMPLAINED' ? t.reverse : (t.measures[each] ?? each);
  return (
    <form className={classes.box} aria-label={t.decide} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={classes.title}>{t.decide}</h2>
      <NativeSelect
        label={t.measure}
        value={measure}
        data={choices.map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ currentTarget: { value } }) => isOneOf(MEASURES, value) && setChosen(value)}
      />
      {isForSuspension && (
        <TextInput
          label={t.days}
          inputMode="numeric"
          value={days}
          error={isTried && !isDays(days.trim()) && t.daysWrong}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      )}
      <Textarea
        label={t.reason}
        maxLength={MAX_REASON}
        rows={5}
        value={reason}
        error={isTried && reason.trim() === '' && t.reasonNeeded}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <Button type="submit" size="l" busy={isLoading}>
        {t.confirm}
      </Button>
    </form>
  );
}
