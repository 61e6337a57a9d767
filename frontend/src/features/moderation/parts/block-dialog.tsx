/** Blocks somebody, and asks what becomes of the deals that go on with them: nothing is canceled in silence. */
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useCancelDealMutation } from '../../../api/deals';
import { useBlockAccountMutation, useGetBlockQuery } from '../../../api/moderation';
import { problemText } from '../../../lib/problem';
import { useIsOpen } from '../../../lib/use-is-open';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';

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
  const [failure, setFailure] = useState<string | null>(null);
  const [block, { isLoading }] = useBlockAccountMutation();
  const [cancel, { isLoading: isCanceling }] = useCancelDealMutation();
  const inFlight = useRef(false);
  const isOpen = useIsOpen(opened);
  const [wasOpened, setWasOpened] = useState(opened);
  // An earlier failure is not said again.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setFailure(null);
  }
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
    setFailure(null);
    try {
      await block(uuid).unwrap();
      if (choice === 'cancel') await cancelAll();
      toastSuccess(t.done(name));
      onClose();
    } catch (problem) {
      const reason = problemText(problem, t.failed);
      if (isOpen.current) setFailure(reason);
      else toastError(reason);
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
