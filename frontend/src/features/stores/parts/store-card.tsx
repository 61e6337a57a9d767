/** One store: all of it leads to its listings; its details can be used by themselves. */
import { Link } from 'react-router-dom';
import type { StoreDto } from '../../../api/users';
import { DistanceNote } from '../../../entities/place/distance';
import { StoreFacts } from '../../../entities/store/store-facts';
import type { Distance, DistanceUnit } from '../../../lib/distance';
import { storeListingsPath } from '../../../lib/paths';
import classes from './store-card.module.css';

interface StoreCardProps {
  store: StoreDto;
  distance: Distance | null;
  unit: DistanceUnit | null;
}

export function StoreCard({ store, distance, unit }: StoreCardProps) {
  return (
    <li className={classes.store}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={storeListingsPath(store)} className={classes.whole}>
            {store.name}
          </Link>
        </h2>
        <p className={classes.distance}>
          <DistanceNote of={distance} unit={unit} />
        </p>
      </div>
      <StoreFacts store={store} />
    </li>
  );
}
