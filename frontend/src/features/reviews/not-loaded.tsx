/** Reviews that could not be loaded, and the way to try again. */
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Hint } from '../../ui/hint';
import { RetryButton } from '../../ui/retry-button';

interface NotLoadedProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

export const NotLoaded = ({ error, isBusy, onRetry }: NotLoadedProps) => (
  <Hint kind="danger" role="alert">
    {problemText(error, texts.reviews.failed)} <RetryButton look="link" busy={isBusy} onRetry={onRetry} />
  </Hint>
);
