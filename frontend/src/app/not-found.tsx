/** The page of addresses that are no page. */
import { Link } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Logo } from '../ui/logo';
import { Notice } from '../ui/notice';
import { PlainLink } from '../ui/plain-button';
import classes from './not-found.module.css';

/** 404, with the way home: the dashboard for anyone who is logged in, else the landing page. */
export function NotFound() {
  const user = useUser();
  const home = user ? paths.home : paths.landing;
  return (
    <>
      <title>{texts.ui.windowTitle(texts.app.notFound.title)}</title>
      <p className={classes.top}>
        <Link to={paths.landing} className={classes.title}>
          <Logo size={34} />
          <span>Playset</span>
        </Link>
      </p>
      <Notice title="404" text={texts.app.notFound.text}>
        <PlainLink to={home}>{texts.app.notFound.home}</PlainLink>
        {user && (
          <>
            <PlainLink to={paths.cards} look="quiet">
              {texts.app.tabs.cards}
            </PlainLink>
            <PlainLink to={paths.stores} look="quiet">
              {texts.app.tabs.stores}
            </PlainLink>
          </>
        )}
      </Notice>
    </>
  );
}
