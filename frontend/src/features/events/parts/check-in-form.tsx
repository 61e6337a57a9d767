/** Checks in who shows a code: the field takes the next one at once. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useCheckInAttendeeMutation } from '../../../api/attendees';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastSuccess } from '../../../ui/toast';
import classes from '../attendees.module.css';

const t = texts.attendees;

export function CheckInForm({ event }: { event: string }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [checkIn, { isLoading }] = useCheckInAttendeeMutation();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isLoading || code.trim() === '') return field.current?.focus();
    try {
      const { name } = await checkIn({ uuid: event, checkIn: { code } }).unwrap();
      setCode('');
      setProblem(null);
      toastSuccess(t.welcomed(name));
    } catch (failure) {
      setProblem(problemText(failure, t.notRecorded));
    }
    field.current?.focus();
  };
  return (
    <form className={classes.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
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
      <Button type="submit" busy={isLoading}>
        {t.enter}
      </Button>
    </form>
  );
}
