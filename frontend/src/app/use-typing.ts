/** Whether the keys of the screen are up: they take a good part of the window, without changing its layout. */
import { useSyncExternalStore } from 'react';

/** Keys take at least this much of a window's height; a browser's own bars take less. */
const KEYS = 0.25;

export const useTyping = (): boolean => useSyncExternalStore(listen, isTyping, () => false);

function isTyping(): boolean {
  const seen = window.visualViewport;
  // Who looks closer sees less as well.
  return seen ? seen.scale < 1.05 && seen.height < window.innerHeight * (1 - KEYS) : false;
}

function listen(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  return () => seen?.removeEventListener('resize', listener);
}
