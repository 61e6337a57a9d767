/** A place of the landing page for what is going on right now, with a drawing where there is nothing. */
import { type ReactNode, Suspense } from 'react';
import { Await, Link } from 'react-router-dom';
import type { PublicData } from '../../../api/public-data';
import classes from './live.module.css';

interface LiveProps<Data> {
  data: PublicData<Data>;
  /** The style sheet's class of this kind. */
  look: string | undefined;
  /** What the list is. */
  label: string;
  /** How many there are in all. */
  counted: (data: Data) => string;
  /** The entries of the list. */
  entries: (data: Data) => ReactNode[];
  /** The drawing. */
  children: ReactNode;
}

/**
 * Its room is the same with the drawing and with the list: nothing moves when the data comes. Data that is there already needs
 * no Suspense boundary: React would throw the server's HTML of one away if it was updated before it was hydrated.
 */
export function Live<Data>({ data, look, label, counted, entries, children }: LiveProps<Data>) {
  const drawing = <div className={classes.drawing}>{children}</div>;
  const shown = (found: Data | null) => {
    const list = found ? entries(found) : [];
    if (!found || list.length === 0) return drawing;
    return (
      <>
        <p className={classes.count}>{counted(found)}</p>
        <ul className={classes.list} aria-label={label}>
          {list}
        </ul>
      </>
    );
  };
  return (
    <div className={classes.live}>
      <div className={`${classes.stage} ${look}`}>
        {data instanceof Promise ? (
          <Suspense fallback={drawing}>
            <Await resolve={data}>{shown}</Await>
          </Suspense>
        ) : (
          shown(data)
        )}
      </div>
    </div>
  );
}

interface EntryLinkProps {
  to: string;
  /** What people wrote takes its direction from its own letters. */
  children: string;
  className?: string | undefined;
}

/** The name of an entry: the link of the whole of it. */
export const EntryLink = ({ to, children, className = '' }: EntryLinkProps) => (
  <strong className={`${classes.name} ${className}`}>
    <Link to={to} className={classes.link} dir="auto">
      {children}
    </Link>
  </strong>
);
