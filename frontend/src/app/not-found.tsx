/** The page of addresses that are no page. */
import { paths } from '../lib/paths';
import { useUser } from '../lib/use-user';
import { Notice } from '../ui/notice';
import { PlainLink } from '../ui/plain-button';

/** 404, with the way home: the dashboard for whoever is logged in, else the landing page. */
export function NotFound() {
  const home = useUser() ? paths.home : paths.landing;
  return (
    <>
      <title>Page not found · Playset</title>
      <Notice title="404" text="There is no page at this address.">
        <PlainLink to={home}>Go Back Home</PlainLink>
      </Notice>
    </>
  );
}
