/** Switches between light and dark. */
import { useState } from 'react';
import { type ShownScheme, showScheme, useShownScheme } from '../browser/colour-scheme';
import { whenPainted } from '../lib/page-load';
import { texts } from '../texts';
import { IconButton } from './icon-button';
import classes from './scheme-toggle.module.css';

/** One button: its label says what pressing it does. */
export function SchemeToggle() {
  const shown = useShownScheme();
  const [pressed, setPressed] = useState<ShownScheme | null>(null);
  const next = (pressed ?? shown) === 'dark' ? 'light' : 'dark';
  const label = texts.ui.scheme[next];
  // To draw a page of a thousand cards in other colours takes a while: the button answers before.
  const press = () => {
    setPressed(next);
    void whenPainted().then(() => {
      showScheme(next);
      setPressed(null);
    });
  };
  return (
    <IconButton
      className={classes.toggle}
      label={label}
      // For before-paint.js: the server renders in the light scheme.
      data-next={next}
      data-light={texts.ui.scheme.light}
      onClick={press}
    >
      <SchemeIcon scheme={next} both />
    </IconButton>
  );
}

interface SchemeIconProps {
  scheme: ShownScheme;
  /** Draws both shapes; a style sheet shows one of them. */
  both?: boolean;
}

/** A moon for dark, a sun for light; decorative. */
export const SchemeIcon = ({ scheme, both = false }: SchemeIconProps) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    {(both || scheme === 'dark') && (
      <path
        className={both ? classes.moon : undefined}
        d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z"
        strokeLinejoin="round"
      />
    )}
    {(both || scheme === 'light') && (
      <path
        className={both ? classes.sun : undefined}
        d="M13.6 10a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0ZM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4"
        strokeLinecap="round"
      />
    )}
  </svg>
);
