/** Says that something is wrong with what was handed over. */
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type DealDto, useDisputeDealMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useStep } from './use-step';

const REASONS = ['WRONG_CARD', 'WRONG_CONDITION', 'COUNTERFEIT', 'MISSING', 'OTHER'] as const;
const MAX_NOTE = 500;

export function DisputeDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.dispute;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('WRONG_CARD');
  const [note, setNote] = useState('');
  const [dispute] = useDisputeDealMutation();
  const { step, isBusy, failure } = useStep();
  const go = async () => {
    const disputeDeal = { reason, ...(note.trim() && { note: note.trim() }) };
    const isDone = await step(() => dispute({ uuid: deal.uuid, 'If-Match': etagOf(deal), disputeDeal }), {
      success: t.done,
      failure: t.failed,
    });
    if (isDone) setIsOpen(false);
  };
  return (
    <>
      <Button look="quiet" size="l" onClick={() => setIsOpen(true)}>
        {t.action}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t.title}
        confirm={t.confirm}
        busy={isBusy}
        failure={failure}
        onConfirm={() => void go()}
        onCancel={() => setIsOpen(false)}
        fields={
          <>
            <NativeSelect
              label={t.reason}
              value={reason}
              data={REASONS.map((value) => ({ value, label: t.reasons[value] }))}
              onChange={({ currentTarget: { value } }) => isOneOf(REASONS, value) && setReason(value)}
            />
            <Textarea
              label={t.note}
              maxLength={MAX_NOTE}
              rows={3}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        }
      />
    </>
  );
}
