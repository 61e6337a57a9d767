/** Cancels a deal, with a reason that the other reads. */
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type DealDto, useCancelDealMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useStep } from './use-step';

const REASONS = ['CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER'] as const;
const MAX_NOTE = 500;
/** A cancellation later than this before a meeting counts as late. */
const LATE_MS = 12 * 60 * 60 * 1000;

export function CancelDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.cancel;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('CHANGED_MIND');
  const [note, setNote] = useState('');
  const [cancel] = useCancelDealMutation();
  const { step, isBusy, failure } = useStep();
  const go = async () => {
    const cancelDeal = { reason, ...(note.trim() && { note: note.trim() }) };
    const isDone = await step(() => cancel({ uuid: deal.uuid, 'If-Match': etagOf(deal), cancelDeal }), {
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
        cancel={t.keep}
        danger
        busy={isBusy}
        failure={failure}
        onConfirm={() => void go()}
        onCancel={() => setIsOpen(false)}
        fields={
          <>
            <NativeSelect
              label={t.reason}
              value={reason}
              data={REASONS.map((value) => ({ value, label: texts.deals.reasons[value] }))}
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
      >
        {t.text(partyName(deal.other))} {isLate(deal) && t.late}
      </ConfirmDialog>
    </>
  );
}

function isLate({ kind, meeting }: DealDto): boolean {
  if (!meeting) return false;
  const left = Date.parse(kind === 'HOLD' ? meeting.to : meeting.from) - Date.now();
  return left < LATE_MS;
}
