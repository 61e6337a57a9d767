/** The changes of the last days, each with its undo. */
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useStockBatchesInfiniteQuery } from '../../../api/stock';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import classes from './recent-changes.module.css';
import { Batch } from './recent-changes-batch';

interface RecentChangesProps {
  /** A batch was undone. */
  onUndone: (batch: string) => void;
}

export function RecentChanges({ onUndone }: RecentChangesProps) {
  const t = texts.stock.changes;
  const query = useStockBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const about = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusWhenLost(about);
  return (
    <div {...focusProps}>
      <p ref={about} tabIndex={-1} className={classes.about}>
        {t.about}
      </p>
      <PagedList
        query={query}
        failure={t.failed}
        skeleton={
          <div role="status" aria-label={t.loading}>
            {['one', 'two', 'three'].map((key) => (
              <Skeleton key={key} h={52} my={8} />
            ))}
          </div>
        }
        empty={<EmptyState title={t.none} />}
      >
        {(batches, list) => (
          <ul ref={list} className={classes.list}>
            {batches.map((batch) => (
              <Batch key={batch.uuid} batch={batch} onUndone={onUndone} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
