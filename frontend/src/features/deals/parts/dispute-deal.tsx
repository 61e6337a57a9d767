/** Says that something is wrong with what was handed over. */
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type DealDto, useDisputeDealMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useAskedStep } from './use-step';

const REASONS = ['WRONG_CARD', 'WRONG_CONDITION', 'COUNTERFEIT', 'MISSING', 'OTHER'] as const;
const MAX_NOTE = 500;

export function DisputeDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.dispute;
  const [reason, setReason] = useState<(typeof REASONS)[number]>('WRONG_CARD');
  const [note, setNote] = useState('');
  const [dispute] = useDisputeDealMutation();
  const { ask, step, dialog } = useAskedStep();
  const go = () => {
    const disputeDeal = { reason, ...(note.trim() && { note: note.trim() }) };
    void step(() => dispute({ uuid: deal.uuid, 'If-Match': etagOf(deal), disputeDeal }), {
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
        onConfirm={go}
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
