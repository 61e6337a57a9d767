/** Searches what a store has on the market. What shows the results is loaded when somebody is about to type. */
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { PartBoundary } from '../../../ui/part-boundary';
import { SearchIcon } from '../../../ui/search-icon';
import classes from './storefront.module.css';

const t = texts.storefront;
const found = lazyWithPreload(() => import('./found-singles'));

/** `children` are shown until something is searched for. */
export function StockSearch({ store, children }: { store: string; children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  return (
    <>
      <div className={classes.search}>
        <SearchIcon />
        <input
          aria-label={t.search}
          type="search"
          maxLength={100}
          placeholder={t.searchBy}
          value={typed}
          onFocus={found.preload}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {words === '' ? (
        children
      ) : (
        <PartBoundary message={t.searchFailed}>
          <Suspense fallback={<p className={classes.muted}>{`${t.searching}…`}</p>}>
            <found.Component store={store} words={words} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
