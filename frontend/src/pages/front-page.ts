/** The data of the landing page. */
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FrontPage } from '../api/dashboard';
import { readPublic } from '../api/public-data';

/** What is going on in the market, for strangers. */
export const loadFrontPage = (args: LoaderFunctionArgs) =>
  readPublic<FrontPage>('/api/dashboard/front-page', args);
