/** One store: all of it leads to its listings; its details can be used by themselves. */
import { Link } from 'react-router-dom';
import type { StoreDto } from '../../../api/users';
import { StoreFacts } from '../../../entities/store/store-facts';
import { storeListingsPath } from '../../../lib/paths';
import classes from './store-card.module.css';

export function StoreCard({ store }: { store: StoreDto }) {
  return (
    <li className={classes.store}>
      <h2 className={classes.name}>
        <Link to={storeListingsPath(store)} className={classes.whole}>
          {store.name}
        </Link>
      </h2>
      <StoreFacts store={store} />
    </li>
  );
}
