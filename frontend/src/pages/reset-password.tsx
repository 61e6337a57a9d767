/** `/reset-password`: opened from the link in the mail about a forgotten password. */
import { ResetPassword } from '../features/auth/reset-password';
import { PageFrame } from '../ui/page-frame';

export default function ResetPasswordPage() {
  return (
    <PageFrame title="Choose a new password">
      <ResetPassword />
    </PageFrame>
  );
}
