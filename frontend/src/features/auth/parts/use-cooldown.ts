/** The wait between two verification mails. */
import { useEffect, useState } from 'react';
import { perTab, readStored, writeStored } from '../../../lib/stored';

/** So long nobody can ask for another mail, in milliseconds. */
const RESEND_COOLDOWN_MS = 60_000;

/** When the wait ends, in milliseconds since 1970: it outlives the dialog and a reload. */
const KEY = 'resendAllowedAt';

/** Whole seconds until the next mail may be asked for (0: now), and the way to start the wait (in milliseconds). */
export function useCooldown(): { seconds: number; start: (waitMs?: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Number(readStored(perTab, KEY)) || 0);
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (waitMs = RESEND_COOLDOWN_MS) => {
    const begins = Date.now();
    writeStored(perTab, KEY, String(begins + waitMs));
    setEndsAt(begins + waitMs);
    setNow(begins);
  };
  return { seconds, start };
}
