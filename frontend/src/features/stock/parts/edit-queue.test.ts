/** Edits on their way to the server, faster than it answers. */
import { createEditQueue, type Edit } from './edit-queue';

/** A server of which each line gets another ID with each change: `a`, `a1`, `a2`. */
function open({ refuse, idle }: { refuse?: (edit: Edit) => boolean; idle?: () => Promise<void> } = {}) {
  const calls: string[] = [];
  const said: string[] = [];
  const next = (line: string) => `${line[0]}${Number(line.slice(1) || 0) + 1}`;
  const changed = new Set<string>();
  let batches = 0;
  const queue = createEditQueue({
    send: async (edit) => {
      await Promise.resolve();
      if (refuse?.(edit)) throw { status: 409, data: { message: 'Too late.' } };
      calls.push(`${edit.lines.join()} ${JSON.stringify(edit.change)}`);
      for (const line of edit.lines) changed.add(line);
      batches += 1;
      return `batch ${batches}`;
    },
    undo: async (batch) => void calls.push(`undo ${batch}`),
    renew: async (lines) => {
      calls.push(`renew ${lines.join()}`);
      return new Map(lines.map((line) => [line, changed.has(line) ? next(line) : line]));
    },
    onDone: () => {},
    onRefused: ({ lines }) => void said.push(`refused ${lines.join()}`),
    onUndone: ({ label }) => void said.push(`undone ${label}`),
    onUndoRefused: ({ label }) => void said.push(`not undone ${label}`),
    onIdle: async (lines) => {
      said.push(`idle ${lines.join()}`);
      await idle?.();
      return new Map(lines.map((line) => [line, next(line)]));
    },
  });
  return { queue, calls, said };
}

const settled = () => new Promise((go) => setTimeout(go));

test('edits of different lines go one after the other, and the lines are read again once', async () => {
  const { queue, calls, said } = open();
  queue.add('first', [{ lines: ['a'], change: { price: 1 } }]);
  queue.add('second', [{ lines: ['b'], change: { price: 2 } }]);
  expect(queue.state().pending).toHaveLength(2);
  await settled();
  expect(calls).toEqual(['a {"price":1}', 'b {"price":2}']);
  expect(said).toEqual(['idle a,b']);
  expect(queue.state()).toMatchObject({ pending: [], undoable: [{ label: 'first' }, { label: 'second' }] });
});

test('a second edit of a line waits for the ID that the first one gave it', async () => {
  const { queue, calls } = open();
  queue.add('price', [{ lines: ['a'], change: { price: 1 } }]);
  queue.add('shelf', [{ lines: ['a'], change: { shelf: 'Bin 4' } }]);
  await settled();
  expect(calls).toEqual(['a {"price":1}', 'renew a', 'a1 {"shelf":"Bin 4"}']);
});

test('an edit that is added while the lines are read again waits for the IDs that they have now', async () => {
  let answer = () => {};
  const idle = () =>
    new Promise<void>((go) => {
      answer = go;
    });
  const { queue, calls } = open({ idle });
  queue.add('price', [{ lines: ['a'], change: { price: 1 } }]);
  await settled();
  queue.add('shelf', [{ lines: ['a'], change: { shelf: 'Bin 4' } }]);
  await settled();
  expect(calls).toEqual(['a {"price":1}']);
  answer();
  await settled();
  expect(calls).toEqual(['a {"price":1}', 'a1 {"shelf":"Bin 4"}']);
});

test('what is refused is said, and the rest goes on', async () => {
  const { queue, calls, said } = open({ refuse: ({ change }) => change.price === 1 });
  queue.add('first', [{ lines: ['a'], change: { price: 1 } }]);
  queue.add('second', [{ lines: ['b'], change: { price: 2 } }]);
  await settled();
  expect(said).toEqual(['refused a', 'idle a,b']);
  expect(calls).toEqual(['b {"price":2}']);
  expect(queue.state().undoable.map(({ label }) => label)).toEqual(['second']);
});

test('an undo waits for what is on its way, and takes a paste back as a whole, the last part first', async () => {
  const { queue, calls, said } = open();
  queue.add('paste', [
    { lines: ['a'], change: { price: 1 } },
    { lines: ['b'], change: { price: 2 } },
  ]);
  queue.undo();
  queue.undo();
  await settled();
  expect(calls).toEqual(['a {"price":1}', 'b {"price":2}', 'undo batch 2', 'undo batch 1']);
  expect(said).toContain('undone paste');
  expect(queue.state().undoable).toEqual([]);
});

test('what was undone elsewhere is not undone again', async () => {
  const { queue, calls } = open();
  queue.remember('bulk', 'batch 9');
  queue.forget('batch 9');
  queue.undo();
  queue.undoBatch('batch 9');
  await settled();
  expect(calls).toEqual([]);
});
