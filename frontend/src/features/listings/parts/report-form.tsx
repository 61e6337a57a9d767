/** The form that reports a message: why, a note, and whether its sender is blocked. */
import { Checkbox } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ReportedMessage, type ReportMessage, useReportMessageMutation } from '../../../api/listings';
import { fieldProblems, problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { CountedText, tooLong } from './counted-text';
import classes from './message.module.css';
import { messageRefusal } from './message-refusal';

const t = texts.messages.report;
const REASONS = ['SPAM', 'SCAM', 'HARASSMENT', 'OTHER'] as const;

interface ReportFormProps {
  token: string;
  onReported: (report: ReportMessage, answer: ReportedMessage) => void;
  /** The link is none of ours, or too old. */
  onInvalid: () => void;
}

export function ReportForm({ token, onReported, onInvalid }: ReportFormProps) {
  const [send, { isLoading }] = useReportMessageMutation();
  const [reason, setReason] = useState<ReportMessage['reason'] | null>(null);
  const [note, setNote] = useState('');
  const [block, setBlock] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const problem = useId();
  const noReason = isChecked && !reason;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setIsChecked(true);
    setFailure(null);
    if (!reason) return first.current?.focus();
    if (tooLong(note)) return noteField.current?.focus();
    // Without the mark a block that was set before stays.
    const report = { token, reason, ...(note.trim() && { note }), ...(block && { block }) };
    isSending.current = true;
    try {
      onReported(report, await send(report).unwrap());
    } catch (refusal) {
      if (isInvalidLink(refusal)) onInvalid();
      else setFailure(messageRefusal(refusal, { unanswered: texts.messages.offline, failed: t.failed }));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={`${classes.form} ${classes.page}`}>
      <p className={classes.intro}>{t.intro}</p>
      <fieldset className={classes.reasons} aria-describedby={noReason ? problem : undefined}>
        <legend className={classes.legend}>{t.reason}</legend>
        {REASONS.map((each, nth) => (
          <label key={each} className={classes.reason}>
            <input
              ref={nth === 0 ? first : undefined}
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
              aria-invalid={noReason || undefined}
            />
            {t.reasons[each]}
          </label>
        ))}
        {noReason && (
          <p id={problem} className={classes.problem} role="alert">
            {t.reasonNeeded}
          </p>
        )}
      </fieldset>
      <CountedText
        field={noteField}
        label={t.note}
        text={note}
        onText={setNote}
        error={isChecked ? tooLong(note) : null}
        readOnly={isLoading}
        rows={4}
      />
      <Checkbox label={t.block} checked={block} onChange={(event) => setBlock(event.currentTarget.checked)} />
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={`${classes.buttons} ${classes.start}`}>
        <Button type="submit" busy={isLoading}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}

/** Of the fields only the note is typed here: whatever else is refused came with the link. */
const isInvalidLink = (refusal: unknown): boolean =>
  problemStatus(refusal) === 400 && !fieldProblems(refusal).note;
