/** The page of addresses that are no page. */
import { paths } from '../lib/paths';
import { useUser } from '../lib/use-user';
import { texts } from '../texts';
import { Notice } from '../ui/notice';
import { PlainLink } from '../ui/plain-button';

/** 404, with the way home: the dashboard for whoever is logged in, else the landing page. */
export function NotFound() {
  const home = useUser() ? paths.home : paths.landing;
  return (
    <>
      <title>{texts.ui.windowTitle(texts.app.notFound.title)}</title>
      <Notice title="404" text={texts.app.notFound.text}>
        <PlainLink to={home}>{texts.app.notFound.home}</PlainLink>
      </Notice>
    </>
  );
}
