/** One group of settings: what it is about, and beside it what can be set. */
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** What to know before changing anything. */
  text: string;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.panel}>{children}</div>
    </section>
  );
}
