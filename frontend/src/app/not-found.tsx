/** The page of addresses that are no page. */
import { Link } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Logo } from '../ui/logo';
import { Notice } from '../ui/notice';
import classes from './not-found.module.css';

/** 404, with the way home: the dashboard for anyone who is logged in, else the landing page. */
export default function NotFound() {
  const user = useUser();
  const home = user ? paths.home : paths.landing;
  return (
    <>
      <title>{texts.ui.windowTitle(texts.notFound.title)}</title>
      <p className={classes.top}>
        <Link to={paths.landing} className={classes.title}>
          <Logo size={34} />
          <span>Playset</span>
        </Link>
      </p>
      <Notice title="404" text={texts.notFound.text}>
        <ButtonLink size="l" to={home}>
          {texts.notFound.home}
        </ButtonLink>
        {user && (
          <>
            <ButtonLink size="l" to={paths.cards} look="quiet">
              {texts.app.tabs.cards}
            </ButtonLink>
            <ButtonLink size="l" to={paths.stores} look="quiet">
              {texts.app.tabs.stores}
            </ButtonLink>
          </>
        )}
      </Notice>
    </>
  );
}
