/** What the product says: hints, empty lists, failures, the end of a list. */
import { Skeleton } from '@mantine/core';
import { Busy } from '../../../ui/busy';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Hint } from '../../../ui/hint';
import { LoadMore } from '../../../ui/load-more';
import classes from '../design.module.css';

const KINDS = ['info', 'success', 'warning', 'danger'] as const;
const nothing = () => undefined;

export const Messages = () => (
  <>
    {KINDS.map((kind) => (
      <Hint key={kind} kind={kind}>
        A hint of the kind {kind}, with <a href="/_design">its own address</a>.
      </Hint>
    ))}
    <div className={classes.row}>
      <div className={classes.block}>
        <EmptyState title="Nothing here yet." text="What will stand here, and how it comes here.">
          <Button size="l" look="quiet">
            Begin
          </Button>
        </EmptyState>
      </div>
      <div className={classes.block}>
        <ErrorState message="This could not be loaded." onRetry={nothing} />
      </div>
    </div>
    <LoadMore shown={50} total={1234} onMore={nothing} busy={false} />
    <LoadMore shown={50} total={1234} onMore={nothing} busy />
    <LoadMore shown={50} total={1234} onMore={nothing} busy={false} failure="The next page did not come." />
    <div className={classes.row}>
      <Skeleton h={80} className={classes.block} />
      <Busy />
    </div>
  </>
);
