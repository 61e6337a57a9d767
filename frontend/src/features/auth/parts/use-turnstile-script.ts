/** Loading the widget's script from where this deployment has it: the library only knows Cloudflare's own address. */
import { DEFAULT_SCRIPT_ID } from '@marsidev/react-turnstile';
import { useCallback, useEffect, useState } from 'react';

/** Adds the script once to the page. `retry` tries again after it could not be loaded. */
export function useTurnstileScript(url: string | null): { failed: boolean; retry: () => void } {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!url || failed || document.getElementById(DEFAULT_SCRIPT_ID)) return;
    const script = document.createElement('script');
    script.id = DEFAULT_SCRIPT_ID;
    script.src = `${url}?render=explicit`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      setFailed(true);
    };
    document.head.append(script);
  }, [url, failed]);
  return { failed, retry: useCallback(() => setFailed(false), []) };
}
