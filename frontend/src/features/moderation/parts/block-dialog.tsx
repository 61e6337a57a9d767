/** Blocks somebody, and asks what becomes of the deals that go on with them: nothing is canceled in silence. */
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useCancelDealMutation } from '../../../api/deals';
import { useBlockAccountMutation, useGetBlockQuery } from '../../../api/moderation';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import { useDialogFailure } from '../../../ui/use-dialog-failure';

interface BlockDialogProps {
  opened: boolean;
  account: { uuid: string; name: string };
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function BlockDialog({ opened, account, home, onClose }: BlockDialogProps) {
  const t = texts.moderation.block;
  const { uuid, name } = account;
  const { currentData, isFetching } = useGetBlockQuery(uuid, {
    skip: !opened,
    refetchOnMountOrArgChange: true,
  });
  const deals = currentData?.deals ?? [];
  const cancelable = deals.filter(({ mayCancel }) => mayCancel);
  const [choice, setChoice] = useState<'keep' | 'cancel'>('keep');
  const [failure, fail] = useDialogFailure(opened);
  const [block, { isLoading }] = useBlockAccountMutation();
  const [cancel, { isLoading: isCanceling }] = useCancelDealMutation();
  const inFlight = useRef(false);
  /** Each by itself: one that can no longer be canceled keeps none of the others. */
  const cancelAll = async () => {
    const canceled = await Promise.allSettled(
      cancelable.map((deal) => cancel({ uuid: deal.uuid, cancelDeal: { reason: 'SAFETY' } }).unwrap()),
    );
    if (canceled.some(({ status }) => status === 'rejected')) toastError(t.notCanceled);
  };
  const go = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    fail(null);
    try {
      await block(uuid).unwrap();
      if (choice === 'cancel') await cancelAll();
      toastSuccess(t.done(name));
      onClose();
    } catch (problem) {
      fail(problemText(problem, t.failed));
    } finally {
      inFlight.current = false;
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title(name)}
      confirm={t.confirm}
      danger
      busy={isLoading || isCanceling || (isFetching && !currentData)}
      failure={failure}
      home={home}
      onConfirm={() => void go()}
      onCancel={onClose}
      fields={
        cancelable.length > 0 && (
          <Radio.Group
            label={t.choice}
            description={`${t.deals(cancelable.length)} ${cancelable.map(({ firstCard }) => firstCard).join(' · ')}`}
            value={choice}
            onChange={(value) => setChoice(value === 'cancel' ? 'cancel' : 'keep')}
          >
            <Radio value="keep" label={t.keep} description={t.keepHint} mt="sm" />
            <Radio value="cancel" label={t.cancel} mt="sm" />
          </Radio.Group>
        )
      }
    >
      {t.text}
    </ConfirmDialog>
  );
}
