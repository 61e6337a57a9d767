/** Checks in who shows a code. The field takes the next one at once, while those before it are on their way. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useCheckInAttendeeMutation } from '../../../api/attendees';
import { failureText } from '../../../lib/failure-text';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../attendees.module.css';

const t = texts.attendees;

export function CheckInForm({ event }: { event: string }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [checkIn] = useCheckInAttendeeMutation();
  const field = useRef<HTMLInputElement>(null);
  const send = async (sent: string) => {
    setSending((now) => [...now, sent]);
    try {
      const { name } = await checkIn({ uuid: event, checkIn: { code: sent } }).unwrap();
      toastSuccess(t.welcomed(name));
    } catch (failure) {
      const why = failureText(failure, t.notRecorded);
      if (field.current?.value === '') {
        setCode(sent);
        setProblem(why);
      } else toastError(`${sent}: ${why}`);
    }
    setSending((now) => now.filter((each) => each !== sent));
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    field.current?.focus();
    const typed = code.trim();
    if (typed === '' || sending.includes(typed)) return;
    setCode('');
    setProblem(null);
    void send(typed);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t.code}
        placeholder={t.codeBy}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit">{t.enter}</Button>
      <p role="status" className={classes.sending}>
        {sending.length > 0 && t.checkingIn(sending.join(', '))}
      </p>
    </form>
  );
}
