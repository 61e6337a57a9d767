/** Editing lines: shown at once, sent one after the other, taken back with Ctrl+Z, and said clearly where it is refused. */
import { useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type BatchDto, onlyOnce, type StockLineDto, useEditStockMutation } from '../../../api/stock';
import { copiesIn, useBackground } from '../../../api/stock-background';
import { currentConnection } from '../../../browser/connection';
import { useWarnBeforeUnload } from '../../../browser/use-warn-before-unload';
import { isUnanswered, problemText } from '../../../lib/problem';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { editedLine } from './cell-values';
import { createEditQueue, type Edit } from './edit-queue';
import { repeatUntilAnswered } from './repeat-until-answered';
import type { useLines } from './use-lines';
import { changeWords, skippedWords } from './wording';

/** More changed lines than these are quicker read page by page. */
const RENEWED_ONE_BY_ONE = 20;
/** So many refusals are kept in view. */
const MAX_REFUSALS = 5;

/** What the server did not take. */
export interface Refusal {
  id: number;
  what: string;
  why: string;
}

interface EditsOptions extends Pick<ReturnType<typeof useLines>, 'lines' | 'confirm' | 'renew' | 'reload'> {
  /** The last row in view: rows below need not be loaded again. */
  lastRow: () => number;
  onRenamed: (names: ReadonlyMap<string, string>) => void;
  /** Lines have got other IDs, and the new ones are not known. */
  onIdsLost: () => void;
}

let refusalIds = 0;

export function useEdits(options: EditsOptions) {
  const { lines } = options;
  const [edit] = useEditStockMutation();
  const { undo, progress } = useBackground();
  /** How many copies the batches of dialogs have changed. */
  const copies = useRef(new Map<string, number>());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** An edit was never answered: only a reload shows what became of its line. */
  const hasLostAnswer = useRef(false);
  const isShown = useIsShown();

  const send = useEffectEvent(async ({ lines: of, change, quantity, expected }: Edit) => {
    if (!currentConnection().connected) throw new Error(texts.stock.edits.offline);
    // JSON leaves out those that are undefined.
    const chosen = of.map((line, nth) => ({ line, quantity, expectedQuantity: expected?.[nth] }));
    const key = onlyOnce();
    const { uuid, summary } = await repeatUntilAnswered(() =>
      edit({ ...key, runStockEdit: { lines: chosen, change } }).unwrap(),
    );
    if (summary.conflicts) toastError(texts.stock.bulk.conflicts(summary.conflicts));
    // But for its price, what is reserved stays as it is in any edit.
    for (const each of summary.skipped ?? []) if (each.reason !== 'reserved') toastError(skippedWords(each));
    return uuid;
  });
  const undoBatch = useEffectEvent(async (uuid: string) => {
    const key = onlyOnce();
    const undone = await repeatUntilAnswered(() => undo(uuid, copies.current.get(uuid) ?? 0, key));
    const { changedSince = 0 } = undone?.summary ?? {};
    if (changedSince > 0) toastError(texts.stock.changes.changedSince(changedSince));
  });
  const onRefused = useEffectEvent((of: Edit, problem: unknown) => {
    const [first] = of.lines;
    const line = lines.find((each) => each.line === first);
    refusalIds += 1;
    const what = texts.stock.edits.notChanged(line?.cardName ?? '', of.lines.length, changeWords(of.change));
    const fallback = problem instanceof Error ? problem.message : texts.stock.edits.failed;
    const isLost = isUnanswered(problem);
    if (isLost) hasLostAnswer.current = true;
    const why = isLost ? texts.stock.edits.unanswered : problemText(problem, fallback);
    const refusal = { id: refusalIds, what, why };
    setRefusals((all) => [...all, refusal].slice(-MAX_REFUSALS));
    // What was edited is sent even after the page was left.
    if (!isShown.current) toastError(`${what} ${why}`);
  });
  const onDone = useEffectEvent((of: Edit) => options.confirm(of));
  const [names] = useState(() => new Map<string, string>());
  const renew = useEffectEvent(async (of: readonly string[]) => {
    const found = await options.renew(of);
    for (const [before, now] of found) {
      if (before === now) continue;
      names.set(before, now);
      // A line that has its old terms again has its old ID.
      names.delete(now);
    }
    options.onRenamed(found);
    return found;
  });
  const reload = useEffectEvent(() => {
    options.reload(options.lastRow());
    options.onIdsLost();
  });

  const [queue] = useState(() =>
    createEditQueue({
      send: (of) => send(of),
      undo: (batch) => undoBatch(batch),
      onDone: (of) => onDone(of),
      onRefused: (of, problem) => onRefused(of, problem),
      onUndone: ({ label }) => {
        toastSuccess(texts.stock.edits.undone(label));
        reload();
      },
      onUndoRefused: ({ label }, problem) => {
        toastError(problemText(problem, texts.stock.edits.notUndone(label)));
        reload();
      },
      renew: (of) => renew(of),
      onIdle: async (of) => {
        try {
          if (of.length <= RENEWED_ONE_BY_ONE && !hasLostAnswer.current) return await renew(of);
        } catch {
          // The pages are read again instead.
        }
        hasLostAnswer.current = false;
        reload();
        // Their new IDs are not known.
        return new Map();
      },
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const pending = useMemo(() => {
    const byLine = new Map<string, Edit[]>();
    for (const each of state.pending)
      for (const line of each.lines) byLine.set(line, [...(byLine.get(line) ?? []), each]);
    return byLine;
  }, [state.pending]);

  const nameNow = (line: string): string => {
    const now = names.get(line);
    return now === undefined ? line : nameNow(now);
  };

  const saving = state.pending.length;
  useWarnBeforeUnload(saving > 0);

  return {
    queue,
    /** A dialog has made a batch, which can be undone like an edit in the table. */
    remember: (label: string, batch: BatchDto) => {
      copies.current.set(batch.uuid, copiesIn(batch.summary));
      queue.remember(label, batch.uuid);
    },
    /** How far the undo of a large batch is. */
    undoing: progress,
    saving,
    undoable: state.undoable,
    refusals,
    dismiss: () => setRefusals([]),
    reload: () => options.reload(options.lastRow()),
    /** A line with what is on its way. */
    shown: (line: StockLineDto): StockLineDto => {
      const own = pending.get(line.line);
      return own ? editedLine(line, own) : line;
    },
    isSaving: (line: string) => pending.has(line),
    /** The ID that a line has now, after changes to its terms. */
    nameNow,
  };
}

export type Edits = ReturnType<typeof useEdits>;
