/** Keeps a plan under a name: the button for it, which becomes the way to the plan. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoverPlan, CoverRequest } from '../../api/cover';
import { type SavePlan as Body, useSavePlanMutation } from '../../api/saved-plans';
import { formatDate } from '../../lib/format-date';
import { planPath } from '../../lib/plan-paths';
import { problemText } from '../../lib/problem';
import { type Submission, submissionOf } from '../../lib/submission';
import { useOneStep } from '../../lib/use-one-step';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { toastSuccess } from '../../ui/toast';
import { TitleDialog } from './parts/title-dialog';

interface SavePlanProps {
  asked: CoverRequest;
  kind: CoverPlan['kind'];
}

export default function SavePlan({ asked, kind }: SavePlanProps) {
  const t = texts.savedPlans;
  const navigate = useNavigate();
  const [save] = useSavePlanMutation();
  const { run, isBusy } = useOneStep();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const last = useRef<Submission<Body> | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const confirm = (title: string) =>
    run(async () => {
      setFailure(null);
      // A press after an answer that was lost keeps the same plan, not a second one.
      last.current = submissionOf({ ...asked, title, kind }, last.current);
      const { key, body } = last.current;
      const { data, error } = await save({ 'Idempotency-Key': key, savePlan: body });
      if (!data) return setFailure(problemText(error, t.notSaved));
      setIsAsked(false);
      setSaved(data.uuid);
      toastSuccess(t.saved, { label: t.show, run: () => void navigate(planPath(data.uuid)) });
    });
  return (
    <>
      {saved === null ? (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t.save}
        </Button>
      ) : (
        <ButtonLink ref={link} look="soft" to={planPath(saved)}>
          {t.showSaved}
        </ButtonLink>
      )}
      <TitleDialog
        opened={isAsked}
        heading={t.saveTitle}
        confirm={t.save}
        title={t.suggestion(texts.cover.kinds[kind], formatDate(new Date().toISOString()))}
        about={t.saveAbout}
        busy={isBusy}
        failure={failure}
        home={link}
        onConfirm={(title) => void confirm(title)}
        onCancel={() => {
          setFailure(null);
          setIsAsked(false);
        }}
      />
    </>
  );
}
