/** Parts of the client that are loaded when they are first asked for, and given up when they do not come. */
import { type ComponentType, createElement, lazy, useState } from 'react';
import { countAsComing } from './coming-code';

/** A page or part that has not come after so long will not come any more. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** A file that was lost on the way, as on a train, is fetched once more after so long. */
const RETRY_MS = 1_000;

export interface LazyComponent<Props> {
  /** The component; suspends until its code is there. Shown again after a failure was, it fetches the code again. */
  Component: ComponentType<Props>;
  /** Starts loading ahead of time. Failures show when the component is rendered. */
  preload(): void;
  /** Loads it, and resolves when it is there or did not come. */
  ready(): Promise<void>;
}

/** How to begin again after each failure. */
const resets = new WeakMap<object, () => void>();

/**
 * For every error boundary, once it shows a failure: from now on the part that failed fetches its code again. Not before,
 * for React renders a part that has failed several times until its boundary shows that, and each time has to fail.
 */
export function resetAfterFailure(failure: unknown): void {
  if (typeof failure === 'object' && failure !== null) resets.get(failure)?.();
}

/** A part of the client in a chunk of its own. */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const once = loadOnce(async () => {
    const part = await load();
    loaded = part.default;
    return part;
  }, timeoutMs);
  // A lazy component that failed stays failed, so each attempt is one of its own.
  const newAttempt = () => lazy(() => once().catch((failure: unknown) => ({ default: failing(failure) })));
  let attempt = newAttempt();
  const failing = (failure: unknown) => {
    if (typeof failure === 'object' && failure !== null) {
      resets.set(failure, () => {
        attempt = newAttempt();
      });
    }
    return () => {
      throw failure;
    };
  };
  // What it began as it stays: another kind of component in its place would begin again.
  const useShown = () => useState(() => loaded ?? (attempt as ComponentType<Props>))[0];
  return {
    Component: (props) => createElement<Props>(useShown(), props),
    preload: () => void once().catch(() => undefined),
    ready: async () => void (await once().catch(() => undefined)),
  };
}

/** What `load` gives: fetched once, given up in time, and after a second failure fetched again when it is next asked for. */
export function loadOnce<Value>(
  load: () => Promise<Value>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    if (!loading) {
      loading = withTimeout(loadTwice(load), timeoutMs).catch((failure: unknown) => {
        loading = null;
        throw failure;
      });
      countAsComing(loading);
    }
    return loading;
  };
}

async function loadTwice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (failure) {
    if (!isChunkFailure(failure)) throw failure;
    await new Promise((passed) => setTimeout(passed, RETRY_MS));
    return load();
  }
}

/** The part's code could not be loaded in time. */
export class ChunkTimeout extends Error {
  constructor() {
    super('This page took too long to load.');
  }
}

/** The same, or a failure where it takes too long. */
function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether a page broke because its code did not come (slow network, or a deployment that replaced it). */
export function isChunkFailure(failure: unknown): boolean {
  if (failure instanceof ChunkTimeout) return true;
  // Each browser words a failed import in its own way; the last is how Vite words a failed style sheet.
  return (
    failure instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      failure.message,
    )
  );
}
