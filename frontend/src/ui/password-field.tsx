/** A password field whose text can be shown. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts';
import { IconButton } from './icon-button';
import classes from './password-field.module.css';

/** Of the plain field, which every form has: Mantine's own costs three times as much, and does not say that it is wrong. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      classNames={{ input: classes.input }}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          className={classes.toggle}
          label={texts.ui.showPassword}
          aria-pressed={shown}
          // Who presses it goes on typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Eye closed={shown} />
        </IconButton>
      }
    />
  );
}

const Eye = ({ closed }: { closed: boolean }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M1.5 10C3.5 6.5 6.5 4.5 10 4.5s6.5 2 8.5 5.5c-2 3.5-5 5.5-8.5 5.5S3.5 13.5 1.5 10z" />
    <circle cx="10" cy="10" r="2.5" />
    {closed && <path d="m3.5 3.5 13 13" />}
  </svg>
);
