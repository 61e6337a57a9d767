/** Keeps the page when a part of it could not be loaded or broke: a note stands in for the part. */
import { Component, type ReactNode } from 'react';
import { texts } from '../texts';
import classes from './part-boundary.module.css';
import { PlainButton } from './plain-button';

interface PartBoundaryProps {
  /** What could not be loaded. */
  message: string;
  /** The part has no place of its own in the page: the note stands above the page's foot. */
  floating?: boolean;
  children: ReactNode;
}

/** Shows its children, or after an error of theirs the message with a button that begins them anew. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    const { message, floating } = this.props;
    return (
      <div className={`${classes.note} ${floating ? classes.floating : ''}`} role="alert">
        <span>{message}</span>
        <PlainButton look="quiet" onClick={() => this.setState({ failed: false })}>
          {texts.ui.tryAgain}
        </PlainButton>
      </div>
    );
  }
}
