/** Copies a text, and says so for a moment. */
import { useClipboard } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { texts } from '../texts';
import { Button } from './button';

const COPIED_MS = 2_000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** What is copied. Where the browser keeps pages from its clipboard, nothing happens: show it beside the button. */
  text: string;
  label?: string;
  /** What it says once it is copied. */
  copied?: string;
}

export function CopyButton({ text, label, copied, size }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: COPIED_MS });
  const t = texts.ui;
  return (
    <Button look="quiet" {...(size && { size })} onClick={() => clipboard.copy(text)}>
      <span aria-live="polite">{clipboard.copied ? (copied ?? t.copied) : (label ?? t.copy)}</span>
    </Button>
  );
}
