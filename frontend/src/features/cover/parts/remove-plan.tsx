/** Asks before a kept plan is deleted. Stands beside what shows the plan, not in it: a dialog that goes away cannot return the focus. */
import type { RefObject } from 'react';
import { type SavedPlanSummary, useRemoveSavedPlanMutation } from '../../../api/saved-plans';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { DeleteDialog } from '../../../ui/delete-dialog';

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
  return (
    <DeleteDialog
      {...{ opened: plan !== null, home, onClose }}
      title={t.removeTitle}
      confirm={t.remove}
      deleted={t.removed}
      notDeleted={t.notRemoved}
      onConfirm={() => remove(shown?.uuid ?? '')}
      onDeleted={onRemoved}
    >
      {shown && t.removeAbout(shown.title)}
    </DeleteDialog>
  );
}
