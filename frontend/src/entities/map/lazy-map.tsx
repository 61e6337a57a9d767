/** Maps, whose code and data are loaded when one is asked for. */
import { Suspense } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { PartBoundary } from '../../ui/part-boundary';
import classes from './lazy-map.module.css';
import type { MapProps } from './map';
import type { PinMapProps } from './pin-map';

const storeMap = lazyWithPreload(() => import('./map'));
const pinMap = lazyWithPreload(() => import('./pin-map'));
export const { preload: preloadMap } = storeMap;

export const LazyMap = (props: MapProps) => (
  <PartBoundary message={texts.map.failed}>
    <Suspense fallback={<Waiting />}>
      <storeMap.Component {...props} />
    </Suspense>
  </PartBoundary>
);

export const LazyPinMap = (props: PinMapProps) => (
  <PartBoundary message={texts.map.failed}>
    <Suspense fallback={<Waiting />}>
      <pinMap.Component {...props} />
    </Suspense>
  </PartBoundary>
);

const Waiting = () => <div className={classes.waiting} role="status" aria-label={texts.map.loading} />;
