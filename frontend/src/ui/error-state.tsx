/** The fallback for content that could not be loaded. */
import { focusAround } from '../lib/focus-around';
import { texts } from '../texts';
import { Button } from './button';
import { Notice } from './notice';

interface ErrorStateProps {
  /** What failed, in the product's words. */
  message: string;
  /** Loads it again. */
  onRetry?: () => void;
  /** The loading has begun again. */
  retrying?: boolean;
}

export const ErrorState = ({ message, onRetry, retrying }: ErrorStateProps) => (
  <Notice alert level={2} title={message}>
    {onRetry && (
      <Button
        size="l"
        look="quiet"
        disabled={retrying}
        onClick={({ currentTarget }) => {
          // The button goes away with the first thing that comes.
          focusAround(currentTarget);
          onRetry();
        }}
      >
        {retrying ? texts.ui.tryingAgain : texts.ui.tryAgain}
      </Button>
    )}
  </Notice>
);
