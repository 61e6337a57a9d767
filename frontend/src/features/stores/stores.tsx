/** The local stores: who they are, how to reach them, and the way to what they list. */
import { loadMapTiles } from '../../api/map-settings';
import { useMapStores } from '../../api/map-stores';
import { useStoreList } from '../../api/store-list';
import type { StoreDto } from '../../api/users';
import { useUrlState } from '../../browser/use-url-state';
import { LayoutChoice } from '../../entities/map/layout-choice';
import { MapAndList } from '../../entities/map/map-and-list';
import { StoresMap } from '../../entities/map/stores-map';
import { NearestChoice } from '../../entities/place/nearest-choice';
import { isNearestIn, searchIn, storeListingsPath } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { PagedList } from '../../ui/paged-list';
import list from '../../ui/paged-list.module.css';
import { SearchField } from '../../ui/search-field';
import { StoreCard } from './parts/store-card';
import { StoresSkeleton } from './parts/stores-skeleton';
import classes from './stores.module.css';

export function Stores() {
  const { params, change } = useUrlState();
  const query = searchIn(params);
  const stores = useStoreList(query, isNearestIn(params));
  return (
    <PageFrame title={texts.stores.title}>
      <div className={classes.tools}>
        <SearchField
          label={texts.stores.search}
          placeholder={texts.stores.searchBy}
          search={query}
          onSearch={(q) => change({ q })}
        />
        <div className={classes.choices}>
          {stores.hasPlace && <NearestChoice usual={texts.distances.byName} />}
          <LayoutChoice />
        </div>
      </div>
      <MapAndList map={() => <StoresOnMap search={query} />}>
        <StoreList stores={stores} search={query} />
      </MapAndList>
    </PageFrame>
  );
}

function StoresOnMap({ search }: { search: string }) {
  const found = useMapStores(search);
  return (
    <StoresMap label={texts.map.ofStores} loadTiles={loadMapTiles} found={found} pathOf={storeListingsPath} />
  );
}

interface StoreListProps {
  stores: ReturnType<typeof useStoreList>;
  search: string;
}

function StoreList({ stores: { query, distanceTo, unit }, search }: StoreListProps) {
  return (
    <PagedList<StoreDto>
      query={query}
      label={texts.stores.list}
      failure={problemText(query.error, texts.stores.failed)}
      skeleton={<StoresSkeleton />}
      empty={<NoStores search={search} />}
      count={texts.stores.count}
    >
      {(stores, keepList) => (
        <ul ref={keepList} className={list.grid}>
          {stores.map((store) => (
            <StoreCard key={store.uuid} store={store} distance={distanceTo(store)} unit={unit} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const NoStores = ({ search }: { search: string }) =>
  search ? (
    <div role="status">
      <EmptyState title={texts.stores.noneFound} />
    </div>
  ) : (
    <EmptyState title={texts.stores.none} text={texts.stores.noneYet} />
  );
