/** What a map says of a store that was chosen on it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { directionsTo } from '../../lib/links';
import { texts } from '../../texts';
import classes from './place-details.module.css';

interface PlaceDetailsProps {
  name: string;
  address: string;
  /** Where its name leads; nowhere on its own page. */
  to?: string;
  distance?: ReactNode;
}

export const PlaceDetails = ({ name, address, to, distance }: PlaceDetailsProps) => (
  <div className={classes.place}>
    <p className={classes.name} dir="auto">
      {to ? <Link to={to}>{name}</Link> : name}
    </p>
    <p dir="auto">{address}</p>
    <p className={classes.more}>
      {distance}
      <a href={directionsTo(address)} target="_blank" rel="noopener noreferrer">
        {texts.map.directions}
      </a>
    </p>
  </div>
);
