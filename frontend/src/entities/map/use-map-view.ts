/** The view of a map on the screen, and everything that moves it: drags, pinches, the wheel, keys and buttons. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type MapView, moved, type Point, pointAt, type Size, zoomedBy } from './view';

/** Until the map has been measured. */
const DEFAULT_SIZE: Size = { width: 640, height: 360 };
/** In pixels: a hand that moves less presses. */
const DRAG_FROM = 4;
/** In pixels, of an arrow key. */
const STEP = 80;
const KEYS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOM_KEYS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface MapViewOptions {
  view: MapView;
  onChange: (change: (view: MapView, size: Size) => MapView) => void;
  onReset: () => void;
  /** Somebody presses the map itself. */
  onPress?: ((at: Point) => void) | undefined;
}

/** The size of an element, as long as it is there. */
export function useSize() {
  const [element, ref] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState(DEFAULT_SIZE);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { element, ref, size };
}

/** The properties of the element that shows the map. */
export function useMapGestures(
  element: HTMLElement | null,
  size: Size,
  { view, onChange, onReset, onPress }: MapViewOptions,
) {
  const pointers = useRef(new Map<number, { left: number; top: number }>());
  const isDragged = useRef(false);
  useZoomByWheel(element, onChange);

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
    return { left: clientX - left, top: clientY - top };
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [dx, dy] = [now.left - before.left, now.top - before.top];
    if (!isDragged.current && Math.hypot(dx, dy) < DRAG_FROM) return;
    // Not before: a captured pointer presses the map, not the marker that it is on.
    if (!isDragged.current) element?.setPointerCapture?.(event.pointerId);
    isDragged.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) onChange((shown, at) => moved(shown, dx, dy, at));
    else onChange((shown, at) => pinched(shown, at, before, now, other));
  };
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    // The keys need a focus.
    tabIndex: 0,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) isDragged.current = false;
      pointers.current.set(event.pointerId, place(event));
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent) => void (!isDragged.current && release(event)),
    // The end of a drag is no press of what is under the pointer.
    onClickCapture: (event: MouseEvent) => {
      if (!isDragged.current) return;
      isDragged.current = false;
      event.stopPropagation();
    },
    onClick: (event: MouseEvent) => {
      if (isOnControl(event.target)) return;
      const { left, top } = place(event);
      onPress?.(pointAt(left, top, view, size));
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!onPress && !isOnControl(event.target))
        onChange((shown, at) => zoomedBy(shown, 1, at, place(event)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const [right, down] = KEYS[event.key] ?? [0, 0];
      const zoom = ZOOM_KEYS[event.key] ?? 0;
      if (right === 0 && down === 0 && zoom === 0 && event.key !== '0') return;
      event.preventDefault();
      if (event.key === '0') onReset();
      else if (zoom !== 0) onChange((shown, at) => zoomedBy(shown, zoom, at));
      else onChange((shown, at) => moved(shown, -right * STEP, -down * STEP, at));
    },
  };
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Two fingers: what is between them stays there. */
function pinched(
  view: MapView,
  size: Size,
  before: { left: number; top: number },
  now: { left: number; top: number },
  other: { left: number; top: number },
): MapView {
  const span = (one: typeof now) => Math.max(1, Math.hypot(one.left - other.left, one.top - other.top));
  const at = { left: (now.left + other.left) / 2, top: (now.top + other.top) / 2 };
  const shifted = moved(view, (now.left - before.left) / 2, (now.top - before.top) / 2, size);
  return zoomedBy(shifted, Math.log2(span(now) / span(before)), size, at);
}

/** With Ctrl, which is what a pinch on a touchpad is as well: the wheel alone scrolls the page. */
function useZoomByWheel(element: HTMLElement | null, onChange: MapViewOptions['onChange']) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!element) return;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { left: event.clientX - left, top: event.clientY - top };
      latest.current((view, size) => zoomedBy(view, -event.deltaY / 200, size, at));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [element]);
}
