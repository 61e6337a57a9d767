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
import { CANCEL_REASONS, type CancelReason, isLate } from './ending-times';
import { useAskedStep } from './use-step';

const MAX_NOTE = 500;

export function CancelDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.cancel;
  const [reason, setReason] = useState<CancelReason>('CHANGED_MIND');
  const [note, setNote] = useState('');
  const [cancel] = useCancelDealMutation();
  const { ask, step, dialog } = useAskedStep();
  const go = () => {
    const cancelDeal = { reason, ...(note.trim() && { note: note.trim() }) };
    void step(() => cancel({ uuid: deal.uuid, 'If-Match': etagOf(deal), cancelDeal }), {
      success: t.done,
      failure: t.failed,
    });
  };
  return (
    <>
      <Button look="quiet" size="l" onClick={ask}>
        {t.action}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t.title}
        confirm={t.confirm}
        cancel={t.keep}
        danger
        onConfirm={go}
        fields={
          <>
            <NativeSelect
              label={t.reason}
              value={reason}
              data={CANCEL_REASONS.map((value) => ({ value, label: texts.deals.reasons[value] }))}
              onChange={({ currentTarget: { value } }) => isOneOf(CANCEL_REASONS, value) && setReason(value)}
            />
            <Textarea
              label={t.note}
              description={t.noteHint(partyName(deal.other))}
              maxLength={MAX_NOTE}
              rows={3}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        }
      >
        {t.text(partyName(deal.other))} {isLate(deal, reason) && t.late}
      </ConfirmDialog>
    </>
  );
}
