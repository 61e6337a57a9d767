/** The button with which a stranger on a public page logs in to report what it is about. */
import { AuthButton } from '../features/auth/auth-button';
import { texts } from '../texts';

export const reportLogIn = (what: string) => (
  <AuthButton dialog="login" look="subtle" aria-label={texts.publicPage.reportOf(what)}>
    {texts.publicPage.report}
  </AuthButton>
);
