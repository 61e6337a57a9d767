/** Saves what an event is like under a name, to start new events from it. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useAddEventTemplateMutation } from '../../../api/event-templates';
import type { EventDto } from '../../../api/events';
import { fieldProblems, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toastSuccess } from '../../../ui/toast';
import { templateOf } from './template-event';
import classes from './templates.module.css';

const MAX_NAME = 80;
const t = texts.eventTemplates;

interface SaveTemplateProps {
  /** Null closes it. */
  event: EventDto | null;
  /** The last one that was shown, while it closes. */
  shown: EventDto;
  onClose: () => void;
  /** Where the focus goes when what opened it is gone. */
  home: RefObject<HTMLElement | null>;
}

export default function SaveTemplate({ event, shown, onClose, home }: SaveTemplateProps) {
  const [name, setName] = useState(shown.name.slice(0, MAX_NAME));
  const [error, setError] = useState<string>();
  const [add, { isLoading }] = useAddEventTemplateMutation();
  const last = useRef<Submission<unknown> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isLoading) return;
    if (name.trim() === '') return refuse(texts.eventManager.form.allNeeded);
    const saveTemplate = { name: name.trim(), event: templateOf(shown) };
    last.current = submissionOf(saveTemplate, last.current);
    try {
      await add({ 'Idempotency-Key': last.current.key, saveTemplate }).unwrap();
      toastSuccess(t.saved);
      onClose();
    } catch (problem) {
      refuse(fieldProblems(problem).name ?? problemText(problem, t.notSaved));
    }
  };
  return (
    <Dialog
      opened={event !== null}
      onClose={onClose}
      title={t.save}
      phone="sheet"
      size={420}
      busy={isLoading}
      home={home}
    >
      <form className={classes.form} onSubmit={(submitted) => void save(submitted)} noValidate>
        <TextInput
          ref={field}
          label={t.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
        <div className={classes.buttons}>
          <Button look="quiet" onClick={onClose} disabled={isLoading}>
            {texts.ui.cancel}
          </Button>
          <Button type="submit" busy={isLoading}>
            {texts.eventManager.form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
