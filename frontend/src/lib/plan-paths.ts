/** The addresses of kept plans, and of a list that is to be covered: no part of what every page loads. */
import { paths } from './paths';

/** A plan of the visitor's. */
export const planPath = (uuid: string): string => `${paths.savedPlans}/${encodeURIComponent(uuid)}`;

/** A plan for who has the secret of its link. */
export const sharedPlanPath = (link: string): string => `/cover/shared/${encodeURIComponent(link)}`;

/** Where to get a list of cards; it is planned at once. */
export const coverListPath = (list: string): string => `${paths.cover}?${new URLSearchParams({ list })}`;
