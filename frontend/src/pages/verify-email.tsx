/** `/verify-email`: opened from the link in the verification mail. */
import { VerifyEmail } from '../features/auth/verify-email';
import { texts } from '../texts';

export default function VerifyEmailPage() {
  return (
    <>
      <title>{texts.ui.windowTitle(texts.app.verifyEmail)}</title>
      <VerifyEmail />
    </>
  );
}
