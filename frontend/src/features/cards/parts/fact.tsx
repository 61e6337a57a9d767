/** A named fact in a list of facts; without a value there is no fact. */
import type { ReactNode } from 'react';
import classes from './fact.module.css';

interface FactProps {
  name: string;
  children?: ReactNode;
}

export const Fact = ({ name, children }: FactProps) =>
  children ? (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
