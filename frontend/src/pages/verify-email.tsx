/** `/verify-email`: opened from the link in the verification mail. */
import { VerifyEmail } from '../features/auth/verify-email';

export default function VerifyEmailPage() {
  return (
    <>
      <title>Verify your email · Playset</title>
      <VerifyEmail />
    </>
  );
}
