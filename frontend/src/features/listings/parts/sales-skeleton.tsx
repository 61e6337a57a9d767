/** Placeholders in the shape of sales. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import { SalesTable } from './sales-table';
import classes from './sales-table.module.css';

export const SalesSkeleton = () => (
  <div role="status" aria-label={texts.listings.sales.loading} aria-busy>
    <SalesTable>
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <tr key={key} className={classes.row}>
          <td className={classes.item}>
            <div className={classes.card}>
              <Skeleton className={classes.picture} h={72} />
              <span className={classes.text}>
                <Skeleton h={40} maw={280} />
              </span>
            </div>
          </td>
          {['date', 'price', 'status'].map((column) => (
            <td key={column} data-column="">
              <Skeleton h={20} miw={64} />
            </td>
          ))}
        </tr>
      ))}
    </SalesTable>
  </div>
);
