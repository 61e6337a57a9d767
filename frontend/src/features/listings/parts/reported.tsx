/** A message is reported: whether its sender is blocked, and the way to change that. */
import { useEffect, useRef, useState } from 'react';
import { type ReportedMessage, type ReportMessage, useReportMessageMutation } from '../../../api/listings';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { Notice } from '../../../ui/notice';
import classes from './message.module.css';
import { messageRefusal } from './message-refusal';

const t = texts.messages.report;

interface ReportedProps {
  /** As it was sent. */
  report: ReportMessage;
  answer: ReportedMessage;
}

export function Reported({ report, answer }: ReportedProps) {
  const [send, { isLoading }] = useReportMessageMutation();
  const [blocked, setBlocked] = useState(answer.blocked);
  const [failure, setFailure] = useState<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => page.current?.focus(), []);

  const change = async () => {
    setFailure(null);
    try {
      setBlocked((await send({ ...report, block: !blocked }).unwrap()).blocked);
    } catch (refusal) {
      setFailure(messageRefusal(refusal, { unanswered: texts.messages.offline, failed: t.failed }));
    }
  };

  return (
    <div ref={page} tabIndex={-1} className={classes.after}>
      <Notice
        live
        title={t.done}
        text={
          <>
            {answer.repeated ? t.again : t.read} {blocked ? t.blocked : t.notBlocked}
          </>
        }
      >
        <Button look="quiet" busy={isLoading} onClick={() => void change()}>
          {blocked ? t.undo : t.blockNow}
        </Button>
        {failure && (
          <Hint kind="danger" role="alert">
            {failure}
          </Hint>
        )}
      </Notice>
    </div>
  );
}
