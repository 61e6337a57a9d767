/** Which calendar: a file, or an address. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { MAX_CALENDAR_BYTES } from '../../../api/calendars';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './import-calendar.module.css';

interface ChooseCalendarProps {
  /** The button that takes a file. */
  chooser: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  /** Why the last one was not read. */
  failure: string | null;
  onFile: (file: File) => void;
  onAddress: (address: string) => void;
}

export function ChooseCalendar({ chooser, busy, failure, onFile, onAddress }: ChooseCalendarProps) {
  const t = texts.calendars.importing;
  const [address, setAddress] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > MAX_CALENDAR_BYTES);
    if (file.size <= MAX_CALENDAR_BYTES) onFile(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooLarge(false);
    if (!busy && address.trim() !== '') onAddress(address.trim());
  };
  const problem = isTooLarge ? t.tooLarge : failure;
  return (
    <div className={classes.stack}>
      <p>{t.about}</p>
      {problem && (
        <Hint kind="danger" role="alert">
          <span>{problem}</span>
        </Hint>
      )}
      <div>
        <Button ref={chooser} size="l" busy={busy} onClick={() => picker.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".ics,text/calendar"
          aria-label={t.choose}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file, corrected, can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <form className={classes.address} noValidate onSubmit={submit}>
        <TextInput
          label={t.address}
          type="url"
          inputMode="url"
          placeholder={t.addressExample}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" look="quiet" busy={busy}>
          {t.read}
        </Button>
      </form>
    </div>
  );
}
