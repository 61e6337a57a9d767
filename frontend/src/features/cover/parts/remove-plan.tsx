/** Asks before a kept plan is deleted. Stands beside what shows the plan, not in it: a dialog that goes away cannot return the focus. */
import { type RefObject, useState } from 'react';
import { type SavedPlanSummary, useRemoveSavedPlanMutation } from '../../../api/saved-plans';
import { problemStatus, problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastSuccess } from '../../../ui/toast';

interface RemovePlanProps {
  /** Null while nothing is asked. */
  plan: Pick<SavedPlanSummary, 'uuid' | 'title'> | null;
  /** Where the focus goes when the plan is gone from the page. */
  home?: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** It was deleted. */
  onRemoved?: () => void;
}

export function RemovePlan({ plan, home, onClose, onRemoved }: RemovePlanProps) {
  const t = texts.savedPlans;
  const shown = useLast(plan);
  const [remove] = useRemoveSavedPlanMutation();
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = () =>
    run(async () => {
      if (!plan) return;
      setFailure(null);
      const { error } = await remove(plan.uuid);
      // What is gone already need not be deleted.
      if (error && problemStatus(error) !== 404) return setFailure(problemText(error, t.notRemoved));
      close();
      toastSuccess(t.removed);
      onRemoved?.();
    });
  return (
    <ConfirmDialog
      {...{ opened: plan !== null, busy: isBusy, failure, home, danger: true }}
      title={t.removeTitle}
      confirm={t.remove}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {shown && t.removeAbout(shown.title)}
    </ConfirmDialog>
  );
}
