/** Suggests what differs, line by line. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DealDto, type ProposeAmendment, useProposeAmendmentMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { CONDITIONS, type Condition, conditionLabels } from '../../../lib/listing-values';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { FormActions } from '../parts/form-actions';
import { useStep } from '../parts/use-step';
import classes from './hand-over.module.css';

/** What was chosen of a line; the rest is as both have agreed by now. */
type LineDraft = Partial<{ isStruck: boolean; condition: Condition }>;

export default function AmendmentForm({ deal, onClose }: { deal: DealDto; onClose: () => void }) {
  const t = texts.handOver;
  const [drafts, setDrafts] = useState<Drafts>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [propose] = useProposeAmendmentMutation();
  const { step, isBusy, failure } = useStep();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (nth: number, part: LineDraft) => {
    setProblem(null);
    setDrafts((before) => ({ ...before, [nth]: { ...before[nth], ...part } }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const proposeAmendment = amendmentOf(deal, drafts);
    if (!proposeAmendment) return setProblem(t.nothing);
    const isSent = await step(
      () => propose({ uuid: deal.uuid, 'If-Match': etagOf(deal), proposeAmendment }),
      { success: t.sent, failure: t.notSent },
    );
    if (isSent) onClose();
  };
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      aria-label={t.changeTitle}
    >
      <p className={classes.label}>{t.changeHint}</p>
      <ul className={classes.lines}>
        {linesLeft(deal).map(({ nth, card, agreedCondition }) => (
          <li key={nth} className={classes.line}>
            <span className={classes.name}>{card.name}</span>
            <Checkbox
              label={texts.sheet.struck}
              aria-label={t.strike(card.name)}
              checked={drafts[nth]?.isStruck ?? false}
              onChange={({ currentTarget }) => change(nth, { isStruck: currentTarget.checked })}
            />
            <NativeSelect
              aria-label={t.conditionOf(card.name)}
              value={drafts[nth]?.condition ?? agreedCondition}
              disabled={drafts[nth]?.isStruck ?? false}
              data={CONDITIONS.map((value) => ({ value, label: conditionLabels[value] }))}
              onChange={({ currentTarget: { value } }) =>
                isOneOf(CONDITIONS, value) && change(nth, { condition: value })
              }
            />
          </li>
        ))}
      </ul>
      <FormActions submit={t.send} isBusy={isBusy} problem={problem ?? failure} onClose={onClose} />
    </form>
  );
}

type Drafts = Readonly<Record<number, LineDraft>>;

/** What was struck before is agreed: the server takes a line once. */
const linesLeft = ({ lines }: DealDto) => lines.filter(({ isStruck }) => !isStruck);

/** The lines to strike, and the conditions that differ; null where nothing does. */
function amendmentOf(deal: DealDto, drafts: Drafts): ProposeAmendment | null {
  const lines = linesLeft(deal);
  const struck = lines.flatMap(({ nth }) => (drafts[nth]?.isStruck ? nth : []));
  const conditions = lines.flatMap(({ nth, agreedCondition }) => {
    const { isStruck, condition = agreedCondition } = drafts[nth] ?? {};
    return !isStruck && condition !== agreedCondition ? { nth, condition } : [];
  });
  return struck.length > 0 || conditions.length > 0 ? { struck, conditions } : null;
}
