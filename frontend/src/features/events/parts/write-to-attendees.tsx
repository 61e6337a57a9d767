/** Writes to everybody who goes to an event, once a day. */
import { Textarea } from '@mantine/core';
import { type FormEvent, useId, useRef } from 'react';
import { useGetAttendeeMessagesQuery, useWriteToAttendeesMutation } from '../../../api/attendees';
import { failureText } from '../../../lib/failure-text';
import { formatUntil } from '../../../lib/format-until';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useTabDraft } from '../../../lib/use-tab-draft';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../attendees.module.css';

const t = texts.attendees;

export default function WriteToAttendees({ event }: { event: string }) {
  const title = useId();
  const [text, setText] = useTabDraft(`attendees-message ${event}`);
  const { data: messages } = useGetAttendeeMessagesQuery(event);
  const [write, { isLoading }] = useWriteToAttendeesMutation();
  const last = useRef<Submission<string> | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isLoading || text.trim() === '') return;
    last.current = submissionOf(text, last.current);
    try {
      const key = { 'Idempotency-Key': last.current.key };
      const { recipients } = await write({ uuid: event, ...key, writeToAttendees: { text } }).unwrap();
      last.current = null;
      // More may have been typed since.
      setText((now) => (now === text ? '' : now));
      toastSuccess(t.sent(recipients));
    } catch (failure) {
      toastError(failureText(failure, t.notSent));
    }
  };
  return (
    <form
      className={classes.write}
      aria-labelledby={title}
      onSubmit={(submitted) => void submit(submitted)}
      noValidate
    >
      <h2 id={title}>{t.write}</h2>
      <p className={classes.small}>{t.writeWhy}</p>
      <Textarea
        label={t.message}
        maxLength={1000}
        autosize
        minRows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" busy={isLoading} disabled={text.trim() === ''} focusableWhenDisabled>
        {t.send}
      </Button>
      {messages && messages.length > 0 && (
        <section aria-label={t.sentBefore}>
          {messages.map(({ sentAt, text: sent, recipients }) => (
            <p key={sentAt} className={classes.sent} dir="auto">
              {sent}
              <span className={classes.small}>
                {formatUntil(sentAt)} · {t.count(recipients)}
              </span>
            </p>
          ))}
        </section>
      )}
    </form>
  );
}
