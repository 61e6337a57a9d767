/** Every route at once, where a browser has those of its first page first. */
import { clientRoutes } from '../app/client-routes';
import { routesOf, ssrRoute } from '../app/routes';
import { SCREENS } from '../pages/screens';

// From SCREENS, in place of which some tests have their own.
export const routes = routesOf([...SCREENS.filter(({ ssr }) => ssr).map(ssrRoute), ...clientRoutes]);
