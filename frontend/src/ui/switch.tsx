/** A switch with its words beside it. */
import type { ComponentProps } from 'react';
import classes from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is on or off. */
  label: string;
}

/** Whether it is on is the checkbox's own to say. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** The browser's own checkbox: what a form registers and what asks for the focus reach it as they reach a field. */
export const Switch = ({ label, className, ...rest }: SwitchProps) => (
  <label className={className ? `${classes.switch} ${className}` : classes.switch}>
    <input {...rest} {...SWITCH} className={classes.track} />
    {label}
  </label>
);
