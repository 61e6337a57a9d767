/** Where a message is written. What is written is kept until it is sent, also over a reload. */
import { Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../lib/is-composing';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from '../thread.module.css';
import { hasSixDigits } from './caution';
import { saveDraft, savedDraft } from './unsent';

const MAX_LENGTH = 4000;

interface ComposerProps {
  offer: string;
  who: string;
  isBeforeHandOver: boolean;
  /** What comes back to be edited. */
  returned: { add: string } | null;
  onSend: (text: string) => void;
}

export function Composer({ offer, who, isBeforeHandOver, returned, onSend }: ComposerProps) {
  const t = texts.thread;
  const [text, setText] = useState(() => savedDraft(offer));
  const field = useRef<HTMLTextAreaElement>(null);
  const keep = (next: string) => {
    saveDraft(offer, next);
    setText(next);
  };
  useEffect(() => {
    if (!returned) return;
    const next = [returned.add, savedDraft(offer)].filter(Boolean).join('\n');
    saveDraft(offer, next);
    setText(next);
    field.current?.focus();
  }, [returned, offer]);
  const excess = text.trim().length - MAX_LENGTH;
  const send = () => {
    // The field is emptied at once: a second press finds nothing to send.
    const written = savedOr(field.current, text).trim();
    if (written === '' || written.length > MAX_LENGTH) return;
    keep('');
    onSend(written);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={t.write(who)}
        placeholder={t.write(who)}
        autosize
        minRows={1}
        maxRows={8}
        dir="auto"
        value={text}
        error={excess > 0 ? t.tooLong(excess) : null}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="l">
        {t.send}
      </Button>
      {isBeforeHandOver && hasSixDigits(text) && (
        <div className={classes.caution}>
          <Hint kind="warning" role="status">
            {t.codeInPerson}
          </Hint>
        </div>
      )}
    </form>
  );
}

/** What the field has now: a press may come before what was typed is drawn. */
const savedOr = (field: HTMLTextAreaElement | null, drawn: string): string => field?.value ?? drawn;

/** On a phone Enter breaks the line, as its keyboard says. */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;
