/** Where parts of a page find the kit, which stands above all that is drawn. */
import { createContext, type ReactNode } from 'react';
import type { LazyPart } from '../lib/lazy-part';

/** What gives its children the kit; put around a page by whoever knows it. */
export const KitContext = createContext<LazyPart<{ children?: ReactNode }> | null>(null);
