/** How far a change of many copies is. */
import classes from './copies-progress.module.css';

interface CopiesProgressProps {
  /** What is being done. */
  label: string;
  /** Null while that is not known. */
  progress: { done: number; total: number } | null;
  figure: (done: number, total: number) => string;
  /** Whether the page can be left. */
  about?: string;
}

export function CopiesProgress({ label, progress, figure, about }: CopiesProgressProps) {
  const isKnown = progress !== null && progress.total > 0;
  return (
    <span className={classes.progress}>
      <progress aria-label={label} {...(isKnown && { value: progress.done, max: progress.total })} />
      {isKnown && <span className={classes.figure}>{figure(progress.done, progress.total)}</span>}
      {/* Without the figure: each step would be read out. */}
      <span role="status">{[label, about].filter(Boolean).join(' ')}</span>
    </span>
  );
}
