/** When a carousel changes its slide by itself, and when it waits. */
import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useState } from 'react';

/** What the person said with the button: stop, go on whatever they point at, or nothing yet. */
type Wish = 'stop' | 'go' | null;

interface Rotation {
  intervalMs: number;
  /** The slide that is shown: anyone who chose one by hand has the whole time to look at it. */
  shown: number;
  /** False where there is one slide only. */
  possible: boolean;
  /** Moves on from the slide that was shown. */
  next: (from: number) => void;
}

/**
 * Calls `next` in a steady rhythm. It waits while the pointer or the keyboard's focus is on the carousel and while the
 * tab is out of sight; it never moves for people who asked their device for less motion.
 */
export function useRotation({ intervalMs, shown, possible, next }: Rotation) {
  const [wish, setWish] = useState<Wish>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const seen = useDocumentVisibility() === 'visible';
  const held = (pointed || focused) && wish !== 'go';
  const rotating = possible && seen && !still && !held && wish !== 'stop';

  /** A click or a tap leaves the focus on the button for good: it holds nothing. Anyone who uses the keyboard sees it. */
  const lookAtFocus = ({ target }: SyntheticEvent) =>
    setFocused(target instanceof Element && target.matches(':focus-visible'));

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => next(shown), intervalMs);
    return () => clearTimeout(timer);
  }, [rotating, shown, intervalMs, next]);

  // Pressing the button means this visit: anyone who comes back finds a carousel that waits for them again.
  if (wish === 'go' && !pointed && !focused) setWish(null);

  return {
    rotating,
    /** The person stopped it. */
    stopped: wish === 'stop',
    /** Nothing moves by itself: there is nothing to stop either. */
    still,
    toggle: () => setWish(wish === 'stop' ? 'go' : 'stop'),
    /** For the carousel's root. */
    watch: {
      // A finger that lifts after a swipe is not pointing any more.
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: lookAtFocus,
      onKeyUp: lookAtFocus,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((was) => was && currentTarget.contains(relatedTarget)),
    },
  };
}
