/** A part of a prerendered page that needs Mantine: loaded after the page, in space that its placeholder reserves. */
import { createElement, type ReactNode, Suspense, useContext } from 'react';
import type { LazyComponent } from '../lib/lazy-with-preload';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { MantineContext } from './mantine-context';

interface LazyMantineIslandProps<Props extends object> {
  part: LazyComponent<Props>;
  /** What the part is given. */
  props: Props;
  /** The placeholder until then; must not use Mantine. */
  shape: ReactNode;
}

/** Renders `shape` while prerendering and hydrating, then the part as soon as its code has loaded. */
export function LazyMantineIsland<Props extends object>({
  part,
  props,
  shape,
}: LazyMantineIslandProps<Props>) {
  const mantine = useContext(MantineContext);
  if (!useIsHydrated()) return shape;
  // Side by side.
  mantine?.preload();
  part.preload();
  const shown = createElement(part.Component, props);
  return (
    <Suspense fallback={shape}>{mantine ? <mantine.Component>{shown}</mantine.Component> : shown}</Suspense>
  );
}
