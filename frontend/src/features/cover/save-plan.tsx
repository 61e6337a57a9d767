/** Keeps a plan under a name: the button for it, which becomes the way to the plan. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoverPlan, CoverRequest } from '../../api/cover';
import { type SavePlan as Body, useSavePlanMutation } from '../../api/saved-plans';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { formatDate } from '../../lib/format-date';
import { planPath } from '../../lib/plan-paths';
import { type Submission, submissionOf } from '../../lib/submission';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { toastSuccess } from '../../ui/toast';
import { PlanTitleDialog } from './parts/plan-title-dialog';

interface SavePlanProps {
  asked: CoverRequest;
  kind: CoverPlan['kind'];
}

export default function SavePlan({ asked, kind }: SavePlanProps) {
  const t = texts.savedPlans;
  const navigate = useNavigate();
  const [save] = useSavePlanMutation();
  const { dialog, open, close } = useHistoryDialog();
  const [saved, setSaved] = useState<string | null>(null);
  const last = useRef<Submission<Body> | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const confirm = async (title: string) => {
    // A press after an answer that was lost keeps the same plan, not a second one.
    last.current = submissionOf({ ...asked, title, kind }, last.current);
    const { key, body } = last.current;
    const { uuid } = await save({ 'Idempotency-Key': key, savePlan: body }).unwrap();
    setSaved(uuid);
    toastSuccess(t.saved, { label: t.show, run: () => void navigate(planPath(uuid)) });
  };
  return (
    <>
      {saved === null ? (
        <Button look="quiet" onClick={() => open({})}>
          {t.save}
        </Button>
      ) : (
        <ButtonLink ref={link} look="soft" to={planPath(saved)}>
          {t.showSaved}
        </ButtonLink>
      )}
      <PlanTitleDialog
        opened={dialog !== null}
        title={t.saveTitle}
        confirm={t.save}
        name={t.suggestion(texts.cover.kinds[kind], formatDate(new Date().toISOString()))}
        notSaved={t.notSaved}
        home={link}
        onConfirm={confirm}
        onClose={close}
      >
        {t.saveAbout}
      </PlanTitleDialog>
    </>
  );
}
