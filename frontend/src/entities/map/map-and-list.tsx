/** A list, alone or beside a map: the list is complete either way. */
import type { ReactNode } from 'react';
import { useUrlState } from '../../browser/use-url-state';
import { isOnMapIn } from '../../lib/paths';
import classes from './map-and-list.module.css';

interface MapAndListProps {
  map: () => ReactNode;
  children: ReactNode;
}

export function MapAndList({ map, children }: MapAndListProps) {
  const { params } = useUrlState();
  if (!isOnMapIn(params)) return children;
  return (
    <div className={classes.sides}>
      <div className={classes.map}>{map()}</div>
      <div>{children}</div>
    </div>
  );
}
