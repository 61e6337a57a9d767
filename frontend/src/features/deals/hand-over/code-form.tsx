/** The other's code: typed or scanned, sent once, and kept on this device where there is no network. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DealDto, useEnterCodeMutation } from '../../../api/deals';
import { forgetCodesOf, keepCode } from '../../../browser/pending-codes';
import { partyName } from '../../../entities/trade/party-name';
import { isUnanswered, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { codeIn, isCode } from './code-in';
import classes from './hand-over.module.css';
import { ScanCode } from './scan-code';
import { useCodeProblem } from './use-code-problem';

interface CodeFormProps {
  deal: DealDto;
  scanned: string | null;
  field: RefObject<HTMLInputElement | null>;
}

export function CodeForm({ deal, scanned, field }: CodeFormProps) {
  const t = texts.handOver;
  const [code, setCode] = useState(scanned ?? '');
  const { problem, setProblem } = useCodeProblem();
  const { enter, isBusy } = useEnter(deal, setProblem);
  const send = (typed: string) => {
    if (!isCode(typed)) {
      setProblem(t.sixDigits);
      field.current?.focus();
      return;
    }
    void enter(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code.replace(/\D/g, ''));
  };
  const found = (text: string) => {
    const read = codeIn(text, deal.uuid);
    if (read === null) return setProblem(t.foreign);
    setCode(read);
    setProblem(null);
    field.current?.focus();
    toastSuccess(t.scanned);
  };
  // What the camera has read is looked at before it is sent.
  useEffect(() => {
    if (scanned) field.current?.focus();
  }, [scanned, field]);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t.theirCode(partyName(deal.other))}
        placeholder={t.theirCodeHint}
        classNames={{ input: classes.field }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        size="lg"
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(null);
          setCode(currentTarget.value);
        }}
      />
      <Button type="submit" size="xl" fullWidth busy={isBusy}>
        {t.confirm}
      </Button>
      <ScanCode onFound={found} onProblem={setProblem} />
      <Hint kind="info">{t.offline}</Hint>
    </form>
  );
}

/** Sends a code once; without an answer it is kept, and sent later. */
function useEnter(deal: DealDto, onProblem: (problem: string | null) => void) {
  const t = texts.handOver;
  const [send, { isLoading }] = useEnterCodeMutation();
  const inFlight = useRef(false);
  const enter = async (code: string) => {
    if (inFlight.current) return;
    inFlight.current = true;
    onProblem(null);
    const { uuid, handOver } = deal;
    const entered = { code, enteredAt: new Date().toISOString(), revision: handOver.revision };
    try {
      const { state } = await send({ uuid, enterCode: entered }).unwrap();
      forgetCodesOf(uuid);
      toastSuccess(state === 'HANDING' ? t.confirmed : t.done);
    } catch (failure) {
      if (isUnanswered(failure)) keepCode({ deal: uuid, who: partyName(deal.other), ...entered });
      else onProblem(problemText(failure, t.failed));
    } finally {
      inFlight.current = false;
    }
  };
  return { enter, isBusy: isLoading };
}
