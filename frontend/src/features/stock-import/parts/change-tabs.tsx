/** What an import does to the stock: a tab for each kind of change, with its count and its rows. */
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type {
  ImportDifference,
  ImportRowDto,
  ImportRowKind,
  StockImportDto,
} from '../../../api/stock-imports';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { HeldList } from './held-list';
import { RowList } from './row-list';
import { firstTab, KINDS, linesOf, tabsOf } from './totals';
import type { CorrectionQueue } from './use-corrections';

interface ChangeTabsProps {
  import: StockImportDto;
  difference: ImportDifference;
  /** The tab that the address names. */
  shown: string | null;
  onShow: (kind: ImportRowKind) => void;
  /** Null once the import is over. */
  queue: CorrectionQueue | null;
}

export function ChangeTabs({ import: current, difference, shown, onShow, queue }: ChangeTabsProps) {
  const t = texts.stockImport;
  const named = isOneOf(KINDS, shown) ? shown : null;
  // The held rows stay where they are when the last of them has been put right.
  const [wasHeld] = useState(() => firstTab(difference) === 'HELD');
  const active = named ?? (wasHeld ? 'HELD' : firstTab(difference));
  const restore = queue && ((row: ImportRowDto) => <Restore row={row} queue={queue} />);
  return (
    <Tabs
      keepMounted={false}
      value={active}
      onChange={(kind) => isOneOf(KINDS, kind) && onShow(kind)}
      aria-label={t.changes.title}
    >
      <Tabs.List>
        {tabsOf(difference, active).map((kind) => (
          <Tabs.Tab key={kind} value={kind}>
            {t.changes.tab(t.changes.tabs[kind], linesOf(difference, kind))}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active} pt="md">
        {active === 'HELD' ? (
          <HeldList import={current} queue={queue} />
        ) : (
          <RowList
            uuid={current.uuid}
            kind={active}
            action={active === 'SKIPPED' ? (restore ?? undefined) : undefined}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Takes back that a row was skipped by its owner. */
function Restore({ row, queue }: { row: ImportRowDto; queue: CorrectionQueue }) {
  const t = texts.stockImport.held;
  if (row.reason !== 'skipped-by-you') return null;
  const correction = queue.corrections.get(row.row);
  return (
    <Button
      look="link"
      size="s"
      aria-label={t.restoreRow(row.line)}
      busy={correction !== undefined && correction.status !== 'failed'}
      onClick={() => queue.correct(row.row, { reset: true })}
    >
      {t.restore}
    </Button>
  );
}
