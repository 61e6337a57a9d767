/** Placeholders in the shape of the stock. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';

interface StockSkeletonProps {
  /** Lines of a phone are higher than rows of the table. */
  isPhone: boolean;
}

export const StockSkeleton = ({ isPhone }: StockSkeletonProps) => (
  <div role="status" aria-label={texts.stock.loading} aria-busy>
    {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
      <Skeleton key={key} h={isPhone ? 88 : 32} mb={isPhone ? 8 : 4} radius="md" />
    ))}
  </div>
);
