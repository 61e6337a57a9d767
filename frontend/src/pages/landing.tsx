/** `/`: the public landing page; `/login`, `/sign-up` and `/terms` are the same with a dialog open. */
import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { AuthButton } from '../features/auth/auth-button';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { Landing } from '../features/home/landing';
import { paths } from '../lib/paths';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import type { loadFrontPage } from './front-page';

const { start, logIn, signUp } = texts.home.landing;

const TITLES: Readonly<Record<string, string>> = {
  [paths.logIn]: texts.app.dialogTitles.login,
  [paths.signUp]: texts.app.dialogTitles.signup,
  [paths.terms]: texts.app.terms,
};

/** Get Started signs a visitor up; anyone who is logged in gets to the dashboard by it. */
export default function LandingPage() {
  const user = useUser();
  const { from } = useAuthDialog();
  const { pathname } = useLocation();
  const { data } = useLoaderData<typeof loadFrontPage>();
  // The server knows nothing of a visitor who was turned away from another page.
  const wasRedirected = useIsHydrated() && from !== null && user === null;
  const isLoggedInAlready = user !== null && (pathname === paths.logIn || pathname === paths.signUp);
  if (isLoggedInAlready) return <Navigate to={from ?? paths.home} replace />;
  const title = TITLES[pathname];
  return (
    <>
      <title>{title ? texts.ui.windowTitle(title) : texts.app.landing}</title>
      <Landing
        frontPage={data}
        start={
          user ? (
            <ButtonLink size="xl" to={paths.home}>
              {start}
            </ButtonLink>
          ) : (
            <AuthButton size="xl" dialog="signup">
              {start}
            </AuthButton>
          )
        }
        wanted={
          wasRedirected && (
            <>
              <AuthButton size="l" look="quiet" dialog="login">
                {logIn}
              </AuthButton>
              <AuthButton size="l" look="quiet" dialog="signup">
                {signUp}
              </AuthButton>
            </>
          )
        }
      />
    </>
  );
}
