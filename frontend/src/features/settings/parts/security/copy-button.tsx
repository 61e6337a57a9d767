/** Copies a text, and says so for a moment. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { texts } from '../../../../texts';

const t = texts.security;

export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useClipboard({ timeout: 2_000 });
  return (
    <Button variant="default" size="xs" onClick={() => copy(text)}>
      <span aria-live="polite">{copied ? t.copied : t.copy}</span>
    </Button>
  );
}
