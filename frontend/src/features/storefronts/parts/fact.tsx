/** One fact of a public page: its name and what it is. */
import type { ReactNode } from 'react';
import classes from './storefront.module.css';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
