/** `/reset-password`: opened from the link in the mail about a forgotten password. */
import { ResetPassword } from '../features/auth/reset-password';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function ResetPasswordPage() {
  return (
    <PageFrame title={texts.app.resetPassword}>
      <ResetPassword />
    </PageFrame>
  );
}
