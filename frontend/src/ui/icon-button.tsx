/** The one button that is an icon, with its name for screen readers and the pointer. */
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** Round and without a ground; `className` gives it another shape. */
export const IconButton = ({ label, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={`${classes.button} ${className}`}
  />
);
