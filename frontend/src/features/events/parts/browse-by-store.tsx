/** Stores on one side, the events of the chosen one on the other; on a phone one after the other. */

import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoreList } from '../../../api/store-list';
import type { StoreDto } from '../../../api/users';
import { useUrlState } from '../../../browser/use-url-state';
import { NearestChoice } from '../../../entities/place/nearest-choice';
import { nameFromLink } from '../../../lib/link-state';
import { isNearestIn } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { SearchField } from '../../../ui/search-field';
import classes from './browse-by-store.module.css';
import { StoreEvents } from './store-events';
import { idOf, StoreList } from './store-list';
import { storeViewIn } from './store-param';

export function BrowseByStore() {
  const { params, change } = useUrlState();
  const { state } = useLocation();
  const { store, find, words } = storeViewIn(params);
  const stores = useStoreList(find, isNearestIn(params));
  const known = stores.query.currentData?.pages
    .flatMap<StoreDto>(({ rows }) => rows)
    .find(({ uuid }) => uuid === store);
  const heading = useFocusOnPhone(store);
  return (
    <div className={classes.sides} data-chosen={store !== '' || undefined}>
      <section className={classes.stores} aria-label={texts.stores.list}>
        <SearchField
          label={texts.stores.search}
          placeholder={texts.stores.searchBy}
          search={find}
          onSearch={(typed) => change({ find: typed })}
        />
        <div className={classes.order}>
          {stores.hasPlace && <NearestChoice usual={texts.distances.byName} />}
        </div>
        <div className={classes.list}>
          <StoreList stores={stores} search={find} chosen={store} />
        </div>
      </section>
      <div className={classes.events}>
        {store === '' ? (
          <p className={classes.hint}>{texts.events.store.choose}</p>
        ) : (
          <>
            <Button
              size="l"
              look="quiet"
              className={classes.back}
              onClick={() => change({ store: '', words: '' }, { step: true })}
            >
              {texts.events.store.all}
            </Button>
            <StoreEvents
              key={store}
              store={store}
              name={known?.name ?? nameFromLink(state, store)}
              search={words}
              onSearch={(typed) => change({ words: typed })}
              heading={heading}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** On a phone the store takes the place of the list: the focus goes along, and back. */
function useFocusOnPhone(store: string) {
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(store);
  useEffect(() => {
    const left = before.current;
    before.current = store;
    if (!narrow || left === store) return;
    if (store) heading.current?.focus();
    else document.getElementById(idOf(left))?.focus();
  }, [store, narrow]);
  return heading;
}
