/** Reports something to the moderators: what is wrong, and what they should know. */
import { NativeSelect, Textarea } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { type SendReport, useSendReportMutation } from '../../../api/moderation';
import { failureText } from '../../../lib/failure-text';
import { isOneOf } from '../../../lib/one-of';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useTabDraft } from '../../../lib/use-tab-draft';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { useDialogFailure } from '../../../ui/use-dialog-failure';

const CATEGORIES = [
  'COUNTERFEIT',
  'STOLEN',
  'WRONG_DESCRIPTION',
  'HARASSMENT',
  'HATE',
  'THREAT',
  'MINOR_SAFETY',
  'SPAM',
  'PRIVATE_DATA',
  'PAYMENT_FRAUD',
  'OTHER',
] as const;
const MAX_TEXT = 2_000;

interface ReportDialogProps {
  opened: boolean;
  target: SendReport['target'];
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function ReportDialog({ opened, target, home, onClose }: ReportDialogProps) {
  const t = texts.moderation.report;
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('COUNTERFEIT');
  const [text, setText] = useTabDraft(`report:${target.kind}:${target.id}`);
  const [failure, fail] = useDialogFailure(opened);
  const [send, { isLoading }] = useSendReportMutation();
  const sent = useRef<Submission<SendReport> | null>(null);
  const inFlight = useRef(false);
  const submit = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    fail(null);
    const body = { target, category, ...(text.trim() && { text: text.trim() }) };
    sent.current = submissionOf(body, sent.current);
    try {
      await send({ 'Idempotency-Key': sent.current.key, sendReport: body }).unwrap();
      toastSuccess(t.done);
      // What says the same later is another report.
      sent.current = null;
      setText('');
      onClose();
    } catch (problem) {
      // What was typed stays.
      fail(failureText(problem, t.failed));
    } finally {
      inFlight.current = false;
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title(texts.moderation.kinds[target.kind]?.toLocaleLowerCase() ?? '')}
      confirm={t.submit}
      busy={isLoading}
      failure={failure}
      home={home}
      onConfirm={() => void submit()}
      onCancel={onClose}
      fields={
        <>
          <NativeSelect
            label={t.category}
            value={category}
            data={CATEGORIES.map((value) => ({ value, label: texts.moderation.categories[value] ?? value }))}
            onChange={({ currentTarget: { value } }) => isOneOf(CATEGORIES, value) && setCategory(value)}
          />
          {(category === 'THREAT' || category === 'MINOR_SAFETY') && (
            <Hint kind="warning" role="status">
              {t.danger}
            </Hint>
          )}
          <Textarea
            label={t.text}
            maxLength={MAX_TEXT}
            rows={4}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </>
      }
    >
      {t.lead}
    </ConfirmDialog>
  );
}
