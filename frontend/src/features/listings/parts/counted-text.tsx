/** A field for a longer text with the number of its characters. What is too long is not cut: it can be shortened. */
import { Textarea } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '../../../texts';
import classes from './message.module.css';

/** As many as the server takes, of a message and of the note to a report. */
export const MAX_LENGTH = 1000;

/** Counted as the server counts: characters, not code units, without what is around them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** What is wrong with the length of `text`, or null. */
export const tooLong = (text: string): string | null =>
  lengthOf(text) > MAX_LENGTH ? texts.messages.tooLong(lengthOf(text) - MAX_LENGTH) : null;

interface CountedTextProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  error: string | null;
  readOnly?: boolean;
  rows: number;
  field?: Ref<HTMLTextAreaElement>;
}

export function CountedText({ label, text, onText, error, readOnly, rows, field }: CountedTextProps) {
  const used = lengthOf(text);
  return (
    <Textarea
      ref={field}
      label={label}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      error={error}
      readOnly={readOnly ?? false}
      rows={rows}
      description={texts.messages.count(used, MAX_LENGTH)}
      descriptionProps={{ className: used > MAX_LENGTH ? classes.over : classes.count }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data-autofocus={field ? true : undefined}
    />
  );
}
