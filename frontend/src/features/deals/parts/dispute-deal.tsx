/** Says that something is wrong with what was handed over. */
import { type DealDto, useDisputeDealMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useReason } from './use-reason';
import { useAskedStep } from './use-step';

const REASONS = ['WRONG_CARD', 'WRONG_CONDITION', 'COUNTERFEIT', 'MISSING', 'OTHER'] as const;

export function DisputeDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.dispute;
  const { given, fields, forget } = useReason(`deal-dispute:${deal.uuid}`, REASONS, t);
  const [dispute] = useDisputeDealMutation();
  const { ask, step, dialog } = useAskedStep();
  const go = () => {
    const send = () => dispute({ uuid: deal.uuid, 'If-Match': etagOf(deal), disputeDeal: given });
    void step(send, { success: t.done, failure: t.failed }, forget);
  };
  return (
    <>
      <Button look="quiet" size="l" onClick={ask}>
        {t.action}
      </Button>
      <ConfirmDialog {...dialog} title={t.title} confirm={t.confirm} onConfirm={go} fields={fields} />
    </>
  );
}
