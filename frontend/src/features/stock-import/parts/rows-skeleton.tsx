/** In the place of rows that are loading. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';

export const RowsSkeleton = () => (
  <div role="status" aria-label={texts.stockImport.changes.loading} aria-busy>
    {['one', 'two', 'three', 'four', 'five'].map((key) => (
      <Skeleton key={key} h={52} mb={8} />
    ))}
  </div>
);
