/** "Try again", beside a failure. */
import type { ComponentProps } from 'react';
import { focusAround } from '../lib/focus-around';
import { texts } from '../texts';
import { Button } from './button';

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'busy' | 'className'> & {
  onRetry: () => void;
  /** The retry is in progress. */
  retrying?: boolean | undefined;
};

/** The failure is removed with this button once there is an answer, so the focus moves to the part of the page around it. */
export const RetryButton = ({ look = 'quiet', onRetry, retrying, ...rest }: RetryButtonProps) => (
  <Button
    {...rest}
    look={look}
    disabled={retrying}
    onClick={({ currentTarget }) => {
      focusAround(currentTarget);
      onRetry();
    }}
  >
    {retrying ? texts.ui.tryingAgain : texts.ui.tryAgain}
  </Button>
);
