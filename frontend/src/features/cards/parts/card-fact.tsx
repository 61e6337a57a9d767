/** A named fact in a list of facts; without a value there is no fact. */
import type { ReactNode } from 'react';
import classes from './card-fact.module.css';

interface CardFactProps {
  name: string;
  children?: ReactNode;
}

export const CardFact = ({ name, children }: CardFactProps) =>
  children ? (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
