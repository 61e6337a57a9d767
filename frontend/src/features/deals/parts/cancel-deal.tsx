/** Cancels a deal, with a reason that the other reads. */
import { type DealDto, useCancelDealMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CANCEL_REASONS, isLate } from './ending-times';
import { useReason } from './use-reason';
import { useAskedStep } from './use-step';

export function CancelDeal({ deal }: { deal: DealDto }) {
  const t = texts.deals.cancel;
  const words = { ...t, reasons: texts.deals.reasons, noteHint: t.noteHint(partyName(deal.other)) };
  const { given, fields, forget } = useReason(`deal-cancel:${deal.uuid}`, CANCEL_REASONS, words);
  const [cancel] = useCancelDealMutation();
  const { ask, step, dialog } = useAskedStep();
  const go = () => {
    const send = () => cancel({ uuid: deal.uuid, 'If-Match': etagOf(deal), cancelDeal: given });
    void step(send, { success: t.done, failure: t.failed }, forget);
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
        fields={fields}
      >
        {t.text(partyName(deal.other))} {isLate(deal, given.reason) && t.late}
      </ConfirmDialog>
    </>
  );
}
