/** The lazily loaded Mantine provider, for the islands of a prerendered page. */
import { createContext, type ReactNode } from 'react';
import type { LazyComponent } from '../lib/lazy-with-preload';

/** Wraps its children in Mantine's provider; set by the router. */
export const MantineContext = createContext<LazyComponent<{ children?: ReactNode }> | null>(null);
