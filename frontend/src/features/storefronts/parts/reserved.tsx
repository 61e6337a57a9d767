/** The place of a button that comes late, or whose words change with who reads: as wide as the longest of its words. */
import type { ReactNode } from 'react';
import classes from './reserved.module.css';

interface ReservedProps {
  longest: string;
  /** It reports the page: what comes is narrower for members, and nothing for the owner. */
  isReport?: boolean;
  children: ReactNode;
}

export const Reserved = ({ longest, isReport, children }: ReservedProps) => (
  <span className={classes.reserved} data-report={isReport} data-longest={longest}>
    {children}
  </span>
);
