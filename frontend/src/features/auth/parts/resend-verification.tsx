/** Asking for the verification mail once more. */
import { useState } from 'react';
import { useResendVerificationMutation } from '../../../api/auth';
import { loadOnce } from '../../../lib/lazy-with-preload';
import { problemStatus, problemText, retryAfterMs } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import { useCooldown } from './use-cooldown';

const formRules = loadOnce(() => import('./form-rules'));

interface ResendVerificationProps {
  /** The address as typed. */
  email: () => string;
  /** Called with when there is no valid address to send to. */
  onProblem: (message: string) => void;
}

/** The button, and the countdown while it must wait. */
export function ResendVerification({ email, onProblem }: ResendVerificationProps) {
  const [resend] = useResendVerificationMutation();
  const [busy, setBusy] = useState(false);
  const { seconds, start } = useCooldown();

  const send = async () => {
    const rules = await formRules().catch(() => null);
    if (!rules) return toastError(texts.forms.rulesMissing);
    const typed = rules.readEmail(email());
    if ('problem' in typed) return onProblem(typed.problem);
    try {
      await resend(typed).unwrap();
      start();
      toastSuccess(texts.auth.resend.done);
    } catch (failure) {
      // The server counts for every tab and device, and says how long it still takes.
      if (problemStatus(failure) === 429) start(retryAfterMs(failure));
      toastError(problemText(failure, texts.auth.resend.failed));
    }
  };

  const press = async () => {
    setBusy(true);
    await send();
    setBusy(false);
  };

  return (
    <Button
      look="quiet"
      onClick={() => void press()}
      busy={busy}
      disabled={seconds > 0}
      focusableWhenDisabled
    >
      {seconds > 0 ? texts.auth.resend.wait(seconds) : texts.auth.resend.ask}
    </Button>
  );
}
