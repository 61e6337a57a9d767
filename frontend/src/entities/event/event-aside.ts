/** What a visitor can do about an event of others, such as to report it: given by the page, beside each event that is shown. */
import { type ComponentType, createContext } from 'react';
import type { EventDto } from '../../api/events';

/** Draws it; null on a page without any. */
export const EventAsideContext = createContext<ComponentType<{ event: EventDto }> | null>(null);
