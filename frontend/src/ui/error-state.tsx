/** The fallback for content that could not be loaded. */
import { Notice } from './notice';
import { RetryButton } from './retry-button';

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
    {onRetry && <RetryButton size="l" retrying={retrying} onRetry={onRetry} />}
  </Notice>
);
