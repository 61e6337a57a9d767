/** Shares the address of a page: by the device's own dialog where it has one, else by a copied link. */
import { useState } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { texts } from '../texts';
import { Button } from './button';

const COPIED_MS = 2_000;

interface ShareButtonProps {
  /** What is shared; without it the link says so itself. */
  title?: string;
  /** Its path, without the origin. */
  path: string;
}

export function ShareButton({ title, path }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  // A press would be lost before that.
  const isHydrated = useIsHydrated();
  const share = async () => {
    const url = `${window.location.origin}${path}`;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // The person has closed the dialog, or the browser keeps pages from its clipboard.
    }
  };
  return (
    <Button look="quiet" disabled={!isHydrated} onClick={() => void share()}>
      <span aria-live="polite">{copied ? texts.share.copied : texts.share.share}</span>
    </Button>
  );
}
