/** The reader's locale inside a component that the server renders. */
import { defaultLocale, preferredLocale } from './locale';
import { useIsHydrated } from './use-is-hydrated';

/** The reader's locale; until the page is hydrated that of its language, which is all that the server knows. */
export const useLocale = (): string => (useIsHydrated() ? preferredLocale() : defaultLocale());
