/** A part of the dashboard with a heading of its own. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** The screen that has the whole of it. */
  more?: { label: string; to: string };
  /** What it shows is on its way. */
  busy?: boolean;
  children: ReactNode;
}

export function Panel({ title, more, busy = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading} aria-busy={busy}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={classes.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface EmptyPanelProps {
  text: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** What a panel shows when there is nothing in it. */
export const EmptyPanel = ({ text, children }: EmptyPanelProps) => (
  <div className={classes.empty}>
    <p>{text}</p>
    {children}
  </div>
);

/** What a panel shows that could not be loaded: nothing is said of what is not known. */
export const UnknownPanel = () => (
  <p className={classes.unknown} aria-hidden="true">
    –
  </p>
);
