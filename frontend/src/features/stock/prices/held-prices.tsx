/** Prices that moved too far to be changed unseen: each is accepted or declined, or all at once. */
import { Skeleton } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import {
  type ChosenHeldPrices,
  type HeldPriceDto,
  type PriceRulesDto,
  useAcceptHeldPricesMutation,
  useDeclineHeldPricesMutation,
  useHeldPricesInfiniteQuery,
} from '../../../api/stock-prices';
import { useOnce } from '../../../api/use-once';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { PagedList } from '../../../ui/paged-list';
import { toastError } from '../../../ui/toast';
import UndoProgress from '../parts/undo-progress';
import { type Decision, HeldLine } from './held-line';
import classes from './held-prices.module.css';
import { useUndoableToast } from './use-undoable-toast';

export default function HeldPrices({ heldBack }: Pick<PriceRulesDto, 'heldBack'>) {
  const t = texts.stockPrices.held;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useHeldPricesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Decision | null>(null);
  const { decide, pending, progress } = useDecisions();
  const { copies, newest } = heldBack;
  /** What was decided goes away, and the focus with it. */
  const send = async (decision: Decision, chosen: ChosenHeldPrices) => {
    if (await decide(decision, chosen)) heading.current?.focus();
  };
  return (
    <section aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1} className={classes.title}>
        {t.title(copies)}
      </h2>
      <p className={classes.about}>{t.about}</p>
      <UndoProgress progress={progress} />
      <PagedList
        query={query}
        failure={t.failed}
        skeleton={
          <div role="status" aria-label={t.loading}>
            <Skeleton h={72} />
          </div>
        }
        empty={<p className={classes.none}>{t.none}</p>}
        above={() =>
          newest && (
            <div className={classes.all}>
              <Button look="quiet" onClick={() => setAsked('accept')}>
                {t.acceptAll(copies)}
              </Button>
              <Button look="subtle" onClick={() => setAsked('decline')}>
                {t.declineAll}
              </Button>
            </div>
          )
        }
      >
        {(moves, list) => (
          <ul ref={list} className={classes.list}>
            {moves.map((move) => (
              <HeldLine
                key={keyOf(chosenOf(move))}
                move={move}
                isBusy={pending.has(keyOf(chosenOf(move)))}
                onDecide={(decision) => void send(decision, chosenOf(move))}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'decline' ? t.declineAllTitle(copies) : t.acceptAllTitle(copies)}
        confirm={asked === 'decline' ? t.declineAll : t.acceptAll(copies)}
        busy={pending.has(ALL)}
        home={heading}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (!asked || !newest || pending.has(ALL)) return;
          void send(asked, { until: newest }).then(() => setAsked(null));
        }}
      >
        {asked === 'decline' ? t.declineAllText : t.acceptAllText}
      </ConfirmDialog>
    </section>
  );
}

/** A line has several prices where its copies cost different amounts. */
const chosenOf = ({ line, priceAfter }: HeldPriceDto): ChosenHeldPrices => ({ lines: [line], priceAfter });
/** Stands for all of them among those that are being decided. */
const ALL = 'all';
const keyOf = ({ lines, priceAfter }: ChosenHeldPrices): string => (lines ? `${lines} ${priceAfter}` : ALL);

/** Sends decisions, each once however often it is pressed. */
function useDecisions() {
  const t = texts.stockPrices.held;
  const [accept] = useAcceptHeldPricesMutation();
  const [decline] = useDeclineHeldPricesMutation();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(new Set<string>());
  const once = useOnce();
  const { tell, progress } = useUndoableToast();
  const decide = async (decision: Decision, chosenHeldPrices: ChosenHeldPrices): Promise<boolean> => {
    const key = keyOf(chosenHeldPrices);
    if (sent.current.has(key)) return false;
    sent.current.add(key);
    setPending(new Set(sent.current));
    try {
      const run = decision === 'accept' ? accept : decline;
      const done = await once(JSON.stringify([decision, chosenHeldPrices]), (call) =>
        run({ ...call, chosenHeldPrices }).unwrap(),
      );
      tell(decision === 'accept' ? t.accepted(done.changed) : t.declined(done.changed), done);
      return true;
    } catch (problem) {
      toastError(problemText(problem, t.notDecided));
      return false;
    } finally {
      sent.current.delete(key);
      setPending(new Set(sent.current));
    }
  };
  return { decide, pending, progress };
}
