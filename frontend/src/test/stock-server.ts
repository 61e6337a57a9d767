/** A server of stock for the screens' tests. */
import type { BatchDetailDto, StockEdit, StockLineDto } from '../api/stock';
import { editedLine } from '../features/stock/parts/cell-values';
import { mockServer } from './mock-server';

export const LINES = 'GET /api/stock/lines';
export const EDIT = 'POST /api/stock/edits';
const UNDO = 'POST /api/stock/batches/:uuid/undo';

/** A change that was made. */
export const aBatch = (facts: Partial<BatchDetailDto> = {}): BatchDetailDto => ({
  uuid: 'batch-1',
  kind: 'EDIT',
  status: 'DONE',
  summary: { change: 'price', changed: 1 },
  createdAt: '2026-03-01T10:00:00.000Z',
  doneAt: '2026-03-01T10:00:00.000Z',
  undoneAt: null,
  undoableUntil: '2999-03-08T10:00:00.000Z',
  ...{ progress: null, problem: null, edit: null },
  changedSince: 0,
  ...facts,
});

/** A server that gives a changed line another ID, as the real one does. */
export function serveStock(...first: StockLineDto[]) {
  let lines = first;
  let before: StockLineDto[][] = [];
  let ids = 0;
  mockServer.on(LINES, ({ query }) => {
    const cards = lines.filter(({ cardName }) => cardName.includes(query.get('q') ?? ''));
    return { body: cards, headers: { 'x-total-count': `${cards.length}` } };
  });
  mockServer.on('GET /api/stock/summary', () => ({
    body: {
      lines: lines.length,
      copies: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...{ reserved: 0, value: 12.5, marketValue: 10, withoutMarketPrice: 0, oldestCount: null },
    },
  }));
  mockServer.on(EDIT, ({ body }) => {
    const edit = body as StockEdit;
    const chosen =
      edit.lineIds?.map((line) => ({ line })) ?? edit.lines ?? lines.map(({ line }) => ({ line }));
    if (!chosen.some(({ line }) => lines.some((each) => each.line === line)))
      return {
        status: 409,
        body: { code: 'stock.nothing-to-change', message: 'There’s nothing to change.' },
      };
    const copies = edit.copiesOfEach !== undefined && { quantity: edit.copiesOfEach };
    before = [...before, lines];
    lines = lines.map((each) => {
      const found = chosen.find(({ line }) => line === each.line);
      if (!found) return each;
      ids += 1;
      return { ...editedLine(each, [{ change: edit.change, ...copies, ...found }]), line: `changed-${ids}` };
    });
    return {
      body: aBatch({ uuid: `batch-${before.length}`, summary: { change: 'price', changed: chosen.length } }),
    };
  });
  mockServer.on(UNDO, () => {
    lines = before.pop() ?? lines;
    return { body: aBatch({ status: 'UNDONE', summary: { restored: 1 } }) };
  });
  return { lines: () => lines };
}

/** The edits that were sent, oldest first. */
export const sentEdits = () => mockServer.calls(EDIT).map(({ body }) => body);
