/** The way back: where in the product a page is. */
import { Breadcrumbs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import classes from './crumbs.module.css';

interface CrumbsProps {
  /** The pages above this one, the highest first. */
  above: { label: string; to: string }[];
  /** The page itself. */
  here: ReactNode;
}

export const Crumbs = ({ above, here }: CrumbsProps) => (
  <nav aria-label={texts.ui.breadcrumbs}>
    <Breadcrumbs className={classes.crumbs} separatorMargin={8}>
      {above.map(({ label, to }) => (
        <Link key={to} to={to} className={classes.link}>
          {label}
        </Link>
      ))}
      <span className={classes.here} aria-current="page">
        {here}
      </span>
    </Breadcrumbs>
  </nav>
);
