/** `/`: the public landing page; `/login`, `/sign-up` and `/terms` are the same with a dialog open. */
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { authDialog } from '../features/auth/auth-dialog-part';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { Landing } from '../features/home/landing';
import { paths } from '../lib/paths';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { texts } from '../texts';

const TITLES: Readonly<Record<string, string>> = {
  [paths.logIn]: texts.auth.titles.login,
  [paths.signUp]: texts.auth.titles.signup,
  [paths.terms]: texts.terms.title,
};

/** Get Started signs a visitor up; anyone who is logged in gets to the dashboard by it. */
export default function LandingPage() {
  const user = useUser();
  const { from, open } = useAuthDialog();
  const { pathname } = useLocation();
  // The prerendered page knows nothing of a visitor who was turned away from another one.
  const wasRedirected = useIsHydrated() && from !== null && user === null;
  const navigate = useNavigate();
  const isLoggedInAlready = user !== null && (pathname === paths.logIn || pathname === paths.signUp);
  if (isLoggedInAlready) return <Navigate to={from ?? paths.home} replace />;
  const title = TITLES[pathname];
  return (
    <>
      <title>{title ? texts.ui.windowTitle(title) : texts.app.landing}</title>
      <Landing
        onGetStarted={() => (user ? void navigate(paths.home) : open('signup'))}
        onReach={authDialog.preload}
        onLogIn={wasRedirected ? () => open('login') : undefined}
      />
    </>
  );
}
