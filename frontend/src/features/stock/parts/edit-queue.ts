/**
 * Changes on their way to the server, one after the other: somebody who types faster than the answers come sees each of them at
 * once. A line whose terms change gets another ID, so what follows waits until that is known.
 */
import type { StockChange } from '../../../api/stock';
import { problemStatus } from '../../../lib/problem';
import { type Done, pushed, withoutBatch } from './undo-stack';

/** One change of several lines. */
export interface Edit {
  lines: readonly string[];
  change: StockChange;
  /** So many copies of each; all where it does not say. */
  quantity?: number;
  /** How many copies each line is expected to have. */
  expected?: readonly number[];
}

interface QueueEffects {
  /** Sends an edit; resolves with the batch that the server made of it. */
  send: (edit: Edit) => Promise<string>;
  /** Undoes a batch. */
  undo: (batch: string) => Promise<void>;
  /** The edit is done: what the table holds is changed for good. */
  onDone: (edit: Edit) => void;
  /** The server has refused it. */
  onRefused: (edit: Edit, problem: unknown) => void;
  onUndone: (done: Done) => void;
  onUndoRefused: (done: Done, problem: unknown) => void;
  /** Reads these lines again; resolves with the IDs that they have now. A line that is gone has none. */
  renew: (lines: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Nothing is left to do; these lines have changed. Resolves with their new IDs once they were read again. */
  onIdle: (lines: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface QueueState {
  /** What is not answered yet, the oldest first. */
  pending: readonly Edit[];
  undoable: readonly Done[];
}

/** The answers that another attempt would get too. */
const FINAL: readonly unknown[] = [403, 404, 409];

let ids = 0;

export function createEditQueue(effects: QueueEffects) {
  let state: QueueState = { pending: [], undoable: [] };
  const listeners = new Set<() => void>();
  const outdated = new Set<string>();
  const tasks: (() => Promise<void>)[] = [];
  let isWorking = false;

  const set = (changes: Partial<QueueState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** Lines have got other IDs: whatever waits is about those. Of a line that is gone the old one stays, and is refused. */
  const rename = (names: ReadonlyMap<string, string>) => {
    if (names.size === 0) return;
    for (const edit of state.pending)
      Object.assign(edit, { lines: edit.lines.map((line) => names.get(line) ?? line) });
    set({ pending: [...state.pending] });
  };

  const renew = async (lines: readonly string[]) => {
    if (lines.length === 0) return;
    for (const line of lines) outdated.delete(line);
    rename(await effects.renew(lines));
  };

  const perform = async (edit: Edit): Promise<string | null> => {
    try {
      await renew(edit.lines.filter((line) => outdated.has(line)));
      const batch = await effects.send(edit);
      effects.onDone(edit);
      for (const line of edit.lines) outdated.add(line);
      return batch;
    } catch (problem) {
      effects.onRefused(edit, problem);
      for (const line of edit.lines) outdated.add(line);
      return null;
    } finally {
      set({ pending: state.pending.filter((each) => each !== edit) });
    }
  };

  const takeBack = async (done: Done | undefined) => {
    if (!done) return;
    try {
      for (const batch of done.batches.toReversed()) {
        await effects.undo(batch);
        set({ undoable: withoutBatch(state.undoable, batch) });
      }
      effects.onUndone(done);
    } catch (problem) {
      if (FINAL.includes(problemStatus(problem)))
        set({ undoable: state.undoable.filter(({ id }) => id !== done.id) });
      effects.onUndoRefused(done, problem);
    }
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    while (tasks.length > 0) {
      for (let task = tasks.shift(); task; task = tasks.shift()) await task();
      const changed = [...outdated];
      outdated.clear();
      // An edit that is added during this waits: it names the old IDs.
      if (changed.length > 0) rename(await effects.onIdle(changed));
    }
    isWorking = false;
  };

  return {
    /** The same object until something changes. */
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends edits that somebody made in one go, and can take back in one go. */
    add(label: string, edits: readonly Edit[]): void {
      const own = edits.map((edit) => ({ ...edit }));
      set({ pending: [...state.pending, ...own] });
      tasks.push(async () => {
        const batches: string[] = [];
        for (const edit of own) {
          const batch = await perform(edit);
          if (batch) batches.push(batch);
        }
        ids += 1;
        set({ undoable: pushed(state.undoable, { id: ids, label, batches }) });
      });
      void work();
    },
    /** A batch that was made elsewhere, such as by a dialog. */
    remember(label: string, batch: string): void {
      ids += 1;
      set({ undoable: pushed(state.undoable, { id: ids, label, batches: [batch] }) });
    },
    /** A batch was undone elsewhere. */
    forget: (batch: string) => set({ undoable: withoutBatch(state.undoable, batch) }),
    /** Takes back what was done last, also where that is still on its way. */
    undo(): void {
      tasks.push(() => takeBack(state.undoable.at(-1)));
      void work();
    },
    /** Takes back this batch, if that has not been done yet. */
    undoBatch(batch: string): void {
      tasks.push(() => takeBack(state.undoable.find(({ batches }) => batches.includes(batch))));
      void work();
    },
  };
}
