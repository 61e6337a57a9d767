/** What moderators have decided about the visitor: the reasons, and the way to complain. */
import { Skeleton, Textarea } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import {
  type DecisionStatement,
  useComplainMutation,
  useDecisionsInfiniteQuery,
  useGetModerationStandingQuery,
} from '../../api/moderation';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { formatDate } from '../../lib/format-date';
import { formatDateTime } from '../../lib/format-time-ago';
import { problemText } from '../../lib/problem';
import { useTabDraft } from '../../lib/use-tab-draft';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { Hint } from '../../ui/hint';
import { PagedList } from '../../ui/paged-list';
import { toastSuccess } from '../../ui/toast';
import { useDialogFailure } from '../../ui/use-dialog-failure';
import classes from './moderation.module.css';

const MAX_TEXT = 2_000;

export function Decisions() {
  const t = texts.moderation.decisions;
  const query = useDecisionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = useGetModerationStandingQuery();
  const suspension = data?.suspension;
  return (
    <div className={classes.stack}>
      {suspension && (
        <Hint kind="warning" role="status">
          {suspension.until ? t.suspendedUntil(formatDateTime(suspension.until)) : t.suspended} {t.stillCan}
        </Hint>
      )}
      <PagedList
        query={query}
        label={t.title}
        failure={problemText(query.error, t.failed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy>
            <Skeleton h={180} radius="md" />
          </div>
        }
        empty={<EmptyState title={t.none} text={t.noneWhy} />}
      >
        {(decisions, list) => (
          <ul ref={list} className={classes.list}>
            {decisions.map((decision) => (
              <li key={decision.uuid}>
                <Decision decision={decision} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Decision({ decision }: { decision: DecisionStatement }) {
  const t = texts.moderation.decisions;
  const { target, title, measure, until, reason, decidedAt, complainUntil, complaint, complainedAt } =
    decision;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={classes.box}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {t.measures[measure]}
        {measure === 'SUSPEND' && ` ${until ? t.until(formatDateTime(until)) : t.forGood}`}
      </h2>
      <p className={classes.muted}>
        {t.about(texts.moderation.kinds[target.kind] ?? '', title)} ·{' '}
        <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
      </p>
      <p className={classes.words} dir="auto">
        {reason}
      </p>
      <p className={classes.muted}>{t.how}</p>
      {complaint && complainedAt && (
        <p className={classes.words}>
          {t.complained(formatDate(complainedAt))} <bdi>{complaint}</bdi>
        </p>
      )}
      <Complain decision={decision.uuid} until={complainUntil} home={heading} />
    </article>
  );
}

interface ComplainProps {
  decision: string;
  /** Until when a complaint is taken; null after that, or once there is one. */
  until: string | null;
  /** Where the focus goes when the button is gone. */
  home: RefObject<HTMLElement | null>;
}

function Complain({ decision, until, home }: ComplainProps) {
  const t = texts.moderation.decisions;
  const { dialog, open, close } = useHistoryDialog();
  const [text, setText] = useTabDraft(`complaint:${decision}`);
  const [failure, fail] = useDialogFailure(dialog !== null);
  const [complain, { isLoading }] = useComplainMutation();
  const inFlight = useRef(false);
  const send = async () => {
    if (inFlight.current) return;
    if (!text.trim()) return fail(t.needed);
    inFlight.current = true;
    fail(null);
    try {
      await complain({ uuid: decision, complain: { text: text.trim() } }).unwrap();
      toastSuccess(t.done);
      setText('');
      close();
    } catch (problem) {
      fail(problemText(problem, t.notSent));
    } finally {
      inFlight.current = false;
    }
  };
  return (
    <>
      {until && (
        <>
          <p className={classes.muted}>{t.redress(formatDate(until))}</p>
          <div>
            <Button look="quiet" size="l" onClick={() => open({})}>
              {t.complain}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        opened={dialog !== null}
        title={t.complain}
        confirm={t.send}
        busy={isLoading}
        failure={failure}
        home={home}
        onConfirm={() => void send()}
        onCancel={close}
        fields={
          <Textarea
            label={t.why}
            maxLength={MAX_TEXT}
            rows={5}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        }
      />
    </>
  );
}
