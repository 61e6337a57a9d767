/** A part of a page that stands as HTML: built from the kit, it comes after the page, in the place that was kept for it. */
import { createElement, type ReactNode, Suspense, useContext } from 'react';
import type { LazyPart } from '../lib/lazy-part';
import { useWoken } from '../lib/use-woken';
import { KitContext } from './kit-context';

interface KitPartProps<Props extends object> {
  part: LazyPart<Props>;
  /** What the part is given. */
  given: Props;
  /** Stands in its place until it is there; without the kit. */
  shape: ReactNode;
}

/** Shows `shape` in HTML that is made ahead and while the client takes that over, then the part as soon as it is there. */
export function KitPart<Props extends object>({ part, given, shape }: KitPartProps<Props>) {
  const kit = useContext(KitContext);
  if (!useWoken()) return shape;
  // Side by side.
  kit?.preload();
  part.preload();
  const shown = createElement(part.Component, given);
  return <Suspense fallback={shape}>{kit ? <kit.Component>{shown}</kit.Component> : shown}</Suspense>;
}
