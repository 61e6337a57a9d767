/** Logging in with a passkey: by its button, or picked from what the browser suggests in the e-mail field. */
import { useEffect, useRef, useState } from 'react';
import {
  type LogInWithPasskey,
  useBeginPasskeyLogInMutation,
  useLogInWithPasskeyMutation,
} from '../../../api/auth';
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
  const { suggest, press, isBusy } = usePasskeyLogIn(onProblem);
  useSuggestions(suggest);
  if (!canUsePasskeys()) return null;
  return (
    <Button look="quiet" fullWidth aria-disabled={isBusy || undefined} onClick={() => void press()}>
      {isBusy ? t.waiting : t.use}
    </Button>
  );
}

function usePasskeyLogIn(onProblem: (message: string | null) => void) {
  const [isAsking, setAsking] = useState(false);
  const hasPressed = useRef(false);
  const [begin] = useBeginPasskeyLogInMutation();
  const { send, isSending } = useSendOne();
  const isBusy = isAsking || isSending;
  const logIn = async (suggested: boolean) => {
    try {
      const options = await begin().unwrap();
      // The browser has one ceremony at a time: a suggestion that comes late would end the one that was asked for.
      if (suggested && hasPressed.current) return;
      await send(await signWithPasskey(options, suggested));
    } catch (failure) {
      // Who closes the browser's question knows that they have; what was only offered fails without a word.
      if (isAnswer(failure)) onProblem(problemText(failure, t.failed));
      else if (!suggested && passkeyFailure(failure) === 'other') onProblem(t.failed);
    }
  };
  const press = async () => {
    if (isBusy) return;
    hasPressed.current = true;
    onProblem(null);
    setAsking(true);
    await logIn(false);
    setAsking(false);
  };
  return { suggest: () => logIn(true), press, isBusy };
}

/**
 * Logs in with one passkey at a time: of a suggestion that is taken while the button is pressed, or the other way round, the first. An
 * authenticator counts its answers, and the server refuses one that arrives after its successor.
 */
function useSendOne() {
  const [send, { isLoading }] = useLogInWithPasskeyMutation();
  const enter = useEnter();
  const inFlight = useRef(false);
  const sendOne = async (credential: LogInWithPasskey['credential']) => {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await enter(() => send({ credential }).unwrap());
    } finally {
      inFlight.current = false;
    }
  };
  return { send: sendOne, isSending: isLoading };
}

/** Offers passkeys in the field marked `webauthn` while the form is open, where the browser can. */
function useSuggestions(suggest: () => Promise<void>): void {
  const newest = useRef(suggest);
  useEffect(() => {
    newest.current = suggest;
  });
  useEffect(() => {
    let gone = false;
    let offered = false;
    void canSuggestPasskeys().then((can) => {
      if (!can || gone) return;
      offered = true;
      void newest.current();
    });
    return () => {
      gone = true;
      if (offered) void cancelPasskey();
    };
  }, []);
}
