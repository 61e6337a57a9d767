/** Whether this browser gets push notifications: asks for permission when it is pressed, and never by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useGetPushStatusQuery,
  useRemovePushSubscriptionMutation,
  useSavePushSubscriptionMutation,
} from '../../../api/notifications';
import { isPushDenied, pushEndpoint, pushSupport, subscribe, unsubscribe } from '../../../browser/push';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import { RetryButton } from '../../../ui/retry-button';
import { Switch } from '../../../ui/switch';
import classes from './preferences.module.css';

export function PushDevice() {
  const t = texts.notificationSettings.push;
  const { currentData: status, error, isFetching, refetch } = useGetPushStatusQuery();
  return (
    <fieldset className={classes.times}>
      <legend className={classes.legend}>{t.title}</legend>
      {status ? (
        <OnThisDevice publicKey={status.publicKey} endpoint={status.endpoint} />
      ) : error && !isFetching ? (
        <Failure message={problemText(error, t.notLoaded)} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className={classes.note}>
          {t.loading}
        </p>
      )}
    </fieldset>
  );
}

interface OnThisDeviceProps {
  publicKey: string | null;
  /** Where the server notifies this login. */
  endpoint: string | null;
}

function OnThisDevice({ publicKey, endpoint }: OnThisDeviceProps) {
  const t = texts.notificationSettings.push;
  const { here, look, turn, isBusy, failed, isRefused } = usePush(publicKey);
  useEffect(() => {
    void look();
    // Somebody may come back from the settings of the browser.
    const again = () => void look();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [look]);
  if (publicKey === null) return <p className={classes.note}>{t.offOnServer}</p>;
  const support = pushSupport();
  if (support !== 'supported')
    return <p className={classes.note}>{support === 'home-screen' ? t.homeScreen : t.unsupported}</p>;
  const { endpoint: own, isDenied } = here;
  const isOn = endpoint !== null && own === endpoint;
  return (
    <>
      <Switch
        label={t.onThisDevice}
        checked={isOn}
        // Not `disabled`, which would take the focus: `turn` does one thing at a time.
        aria-disabled={isBusy || undefined}
        disabled={isDenied && !isOn && !isBusy}
        onChange={({ currentTarget: { checked } }) => void turn(checked)}
      />
      <p role="status" className={classes.note}>
        {isBusy ? t.busy : isDenied ? t.denied : isRefused ? t.refused : isOn ? t.isOn : t.isOff}
      </p>
      {failed !== null && (
        <Failure message={failed ? t.notTurnedOn : t.notTurnedOff} onRetry={() => void turn(failed)} />
      )}
    </>
  );
}

const Failure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Hint kind="danger" role="alert">
    {message} <RetryButton look="link" onRetry={onRetry} />
  </Hint>
);

/** What the browser says of itself. */
interface BrowserState {
  endpoint: string | null;
  isDenied: boolean;
}

/** What this browser has, and how it is changed: one press at a time. */
function usePush(publicKey: string | null) {
  const [save] = useSavePushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [here, setHere] = useState<BrowserState>({ endpoint: null, isDenied: false });
  const [isBusy, setIsBusy] = useState(false);
  /** What was tried and failed: on or off. */
  const [failed, setFailed] = useState<boolean | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const inFlight = useRef(false);
  const look = useCallback(async () => {
    const endpoint = await pushEndpoint().catch(() => null);
    setHere({ endpoint, isDenied: isPushDenied() });
  }, []);
  const turnOn = async () => {
    const subscription = publicKey === null ? null : await subscribe(publicKey);
    if (!subscription) return setIsRefused(true);
    await save(subscription).unwrap();
  };
  const turnOff = async () => {
    await remove().unwrap();
    // The server sends nothing any more: what is left of it here does no harm.
    await unsubscribe().catch(() => undefined);
  };
  const turn = async (isOn: boolean) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsBusy(true);
    setFailed(null);
    setIsRefused(false);
    try {
      await (isOn ? turnOn() : turnOff());
    } catch {
      setFailed(isOn);
    } finally {
      await look();
      inFlight.current = false;
      setIsBusy(false);
    }
  };
  return { here, look, turn, isBusy, failed, isRefused };
}
