/** What can be done with a kept plan: price it again, rename it, and the button that asks whether to delete it. */
import {
  type SavedPlanSummary,
  useRefreshSavedPlanMutation,
  useRenameSavedPlanMutation,
} from '../../../api/saved-plans';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../saved-plans.module.css';
import { PlanTitleDialog } from './plan-title-dialog';

interface PlanActionsProps {
  plan: Pick<SavedPlanSummary, 'uuid' | 'title'>;
  onRemove: () => void;
}

export function PlanActions({ plan: { uuid, title }, onRemove }: PlanActionsProps) {
  const t = texts.savedPlans;
  const { dialog, open, close } = useHistoryDialog();
  const [refresh] = useRefreshSavedPlanMutation();
  const [rename] = useRenameSavedPlanMutation();
  const refreshing = useOneStep();
  const priceAgain = () =>
    refreshing.run(async () => {
      const { data, error } = await refresh(uuid);
      if (data) toastSuccess(t.refreshed(formatPrice(data.total)));
      else toastError(problemText(error, t.notRefreshed));
    });
  return (
    <div className={classes.actions}>
      <Button
        look="quiet"
        busy={refreshing.isBusy}
        aria-label={t.of(t.refresh, title)}
        onClick={() => void priceAgain()}
      >
        {t.refresh}
      </Button>
      <Button look="quiet" aria-label={t.of(t.rename, title)} onClick={() => open({})}>
        {t.rename}
      </Button>
      <Button look="quiet" aria-label={t.of(t.remove, title)} onClick={onRemove}>
        {t.remove}
      </Button>
      <PlanTitleDialog
        opened={dialog !== null}
        title={t.renameTitle}
        confirm={t.rename}
        name={title}
        notSaved={t.notRenamed}
        onConfirm={async (next) => {
          await rename({ uuid, renamePlan: { title: next } }).unwrap();
          toastSuccess(t.renamed);
        }}
        onClose={close}
      />
    </div>
  );
}
