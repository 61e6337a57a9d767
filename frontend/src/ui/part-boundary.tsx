/** Keeps the page when a part of it could not be loaded or broke: a note replaces the part. */
import { Component, type MouseEvent, type ReactNode } from 'react';
import { focusAround } from '../lib/focus-around';
import { isChunkFailure, resetAfterFailure } from '../lib/lazy-with-preload';
import { texts } from '../texts';
import { Button } from './button';
import classes from './part-boundary.module.css';

interface PartBoundaryProps {
  /** What could not be loaded. */
  message: string;
  /** The part has no place of its own in the page: the note is above the page's foot. */
  floating?: boolean;
  /** The page again; the browser asks where work is unsaved. */
  reload?: () => void;
  children: ReactNode;
}

interface PartBoundaryState {
  failed: boolean;
  /** The last failure was that the code did not come. */
  missing: boolean;
  /** That was so before the last try, too. */
  missed: boolean;
}

/** Shows its children, or after an error of theirs the message with a button that begins them again. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state = { failed: false, missing: false, missed: false };

  static getDerivedStateFromError = (failure: unknown) => ({
    failed: true,
    missing: isChunkFailure(failure),
  });

  override componentDidCatch(failure: unknown) {
    resetAfterFailure(failure);
  }

  override render() {
    const { failed, missing, missed } = this.state;
    const { message, floating, reload = () => window.location.reload(), children } = this.props;
    if (!failed) return children;
    // Some browsers keep a failed fetch for the life of the page: no number of tries helps there.
    const lost = missing && missed;
    const again = ({ currentTarget }: MouseEvent) => {
      // The button goes away.
      focusAround(currentTarget);
      this.setState({ failed: false, missed: missing });
    };
    return (
      <div className={`${classes.note} ${floating ? classes.floating : ''}`} role="alert">
        <span>{message}</span>
        <Button size="l" look="quiet" onClick={lost ? reload : again}>
          {lost ? texts.app.broken.reload : texts.ui.tryAgain}
        </Button>
      </div>
    );
  }
}
