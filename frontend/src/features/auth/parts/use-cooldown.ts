/** The wait between two verification mails. */
import { useEffect, useState } from 'react';

/** So long nobody can ask for another mail, in milliseconds. */
export const RESEND_COOLDOWN_MS = 60_000;

let endsAt = 0;

/** Whole seconds until the next mail may be asked for (0: now), and the way to start the wait. Outlives the dialog. */
export function useCooldown(): { seconds: number; start: () => void } {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = () => {
    endsAt = Date.now() + RESEND_COOLDOWN_MS;
    setNow(Date.now());
  };
  return { seconds, start };
}

/** Ends the wait: for tests, which share this page. */
export const forgetCooldown = (): void => {
  endsAt = 0;
};
