/** Copies a text, and says so for a moment. */
import { useClipboard } from '@mantine/hooks';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';

const t = texts.security;

export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useClipboard({ timeout: 2_000 });
  return (
    <Button look="quiet" size="s" onClick={() => copy(text)}>
      <span aria-live="polite">{copied ? t.copied : t.copy}</span>
    </Button>
  );
}
