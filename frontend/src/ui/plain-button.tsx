/** Buttons and links that look like Mantine's, for pages that must not wait for it. */
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import classes from './plain-button.module.css';

interface Look {
  /** `filled` is the one thing to do here; `quiet` everything else. */
  look?: 'filled' | 'quiet';
  size?: 'm' | 'l';
}

const classOf = ({ look = 'filled', size = 'm' }: Look, extra = '') =>
  `${classes.button} ${classes[look]} ${size === 'l' ? classes.large : ''} ${extra}`;

/** A button. */
export function PlainButton({ look, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={classOf({ look, size }, className)} {...rest} />;
}

/** A link to a page of ours that looks like a button. */
export function PlainLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classOf({ look, size }, className)} {...rest} />;
}
