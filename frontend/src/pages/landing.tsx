/** `/`: the public landing page. */
import { useNavigate } from 'react-router-dom';
import { authDialog } from '../features/auth/auth-dialog-part';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { Landing } from '../features/home/landing';
import { paths } from '../lib/paths';
import { useUser } from '../lib/use-user';
import { texts } from '../texts';

/** Get Started signs a visitor up; whoever is logged in gets to the dashboard by it. */
export default function LandingPage() {
  const user = useUser();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  return (
    <>
      <title>{texts.app.landing}</title>
      <Landing
        onGetStarted={() => (user ? void navigate(paths.home) : open('signup'))}
        onReach={authDialog.preload}
      />
    </>
  );
}
