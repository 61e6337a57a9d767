/** Reviews that could not be loaded, and the way to try again. */
import { focusAround } from '../../lib/focus-around';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Hint } from '../../ui/hint';

interface NotLoadedProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

export const NotLoaded = ({ error, isBusy, onRetry }: NotLoadedProps) => (
  <Hint kind="danger" role="alert">
    {problemText(error, texts.reviews.failed)}{' '}
    <Button
      look="link"
      busy={isBusy}
      onClick={({ currentTarget }) => {
        // The button goes away with the reviews that come.
        focusAround(currentTarget);
        onRetry();
      }}
    >
      {texts.ui.tryAgain}
    </Button>
  </Hint>
);
