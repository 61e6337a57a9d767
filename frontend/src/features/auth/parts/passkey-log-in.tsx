/** Logging in with a passkey: by its button, or picked from what the browser suggests in the e-mail field. */
import { useEffect, useRef, useState } from 'react';
import { useBeginPasskeyLogInMutation, useLogInWithPasskeyMutation } from '../../../api/auth';
import {
  cancelPasskey,
  canSuggestPasskeys,
  canUsePasskeys,
  isAnswer,
  passkeyFailure,
  signWithPasskey,
} from '../../../browser/passkeys';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { useEnter } from './use-log-in';

const t = texts.auth.passkey;

interface PasskeyLogInProps {
  /** What to say of a passkey that did not log in; null when another one is tried. */
  onProblem: (message: string | null) => void;
}

export function PasskeyLogIn({ onProblem }: PasskeyLogInProps) {
  const [busy, setBusy] = useState(false);
  const logIn = usePasskeyLogIn(onProblem);
  useSuggestions(logIn);
  if (!canUsePasskeys()) return null;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await logIn(false);
    setBusy(false);
  };
  return (
    <Button look="quiet" fullWidth aria-disabled={busy || undefined} onClick={() => void press()}>
      {busy ? t.waiting : t.use}
    </Button>
  );
}

type LogInWithPasskey = (suggested: boolean) => Promise<void>;

function usePasskeyLogIn(onProblem: (message: string | null) => void): LogInWithPasskey {
  const [begin] = useBeginPasskeyLogInMutation();
  const [send] = useLogInWithPasskeyMutation();
  const enter = useEnter();
  return async (suggested) => {
    if (!suggested) onProblem(null);
    try {
      const options = await begin().unwrap();
      const credential = await signWithPasskey(options, suggested);
      await enter(() => send({ credential }).unwrap());
    } catch (failure) {
      // Who closes the browser's question knows that they have; what was only offered fails without a word.
      if (isAnswer(failure)) onProblem(problemText(failure, t.failed));
      else if (!suggested && passkeyFailure(failure) === 'other') onProblem(t.failed);
    }
  };
}

/** Offers passkeys in the field marked `webauthn` while the form is open, where the browser can. */
function useSuggestions(logIn: LogInWithPasskey): void {
  const newest = useRef(logIn);
  useEffect(() => {
    newest.current = logIn;
  });
  useEffect(() => {
    let gone = false;
    let offered = false;
    void canSuggestPasskeys().then((can) => {
      if (!can || gone) return;
      offered = true;
      void newest.current(true);
    });
    return () => {
      gone = true;
      if (offered) void cancelPasskey();
    };
  }, []);
}
