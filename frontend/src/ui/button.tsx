/**
 * The one button of the client, as a button and as a link. Its looks are classes: Mantine's button carries them in a `style`
 * attribute, which the content security policy does not apply in HTML that the server has rendered.
 */
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

interface Look {
  /**
   * `filled` is the one thing to do here, `quiet` everything else, `soft` something that is switched on, `subtle` what stands
   * beside other buttons, `danger` what cannot be undone, `link` an action within text.
   */
  look?: 'filled' | 'quiet' | 'soft' | 'subtle' | 'danger' | 'link';
  size?: 's' | 'm' | 'l' | 'xl';
  fullWidth?: boolean;
}

const classOf = ({ look = 'filled', size = 'm', fullWidth }: Look, extra: string | undefined) =>
  [look !== 'link' && classes.button, classes[look], classes[size], fullWidth && classes.full, extra]
    .filter(Boolean)
    .join(' ');

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The action is in progress: a press does nothing. */
  busy?: boolean | undefined;
  /** While it is disabled it keeps the focus: for a button that a press disables for a while. */
  focusableWhenDisabled?: boolean | undefined;
}

/**
 * A disabled button loses the focus to the page, and with it the keyboard's place in a dialog. A busy one says that it is
 * disabled and keeps the focus; as the submit button of a form it also keeps Enter in a field from sending the form again.
 */
export function Button({
  look,
  size,
  fullWidth,
  busy = false,
  className,
  disabled,
  focusableWhenDisabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isHeld = busy || (disabled && focusableWhenDisabled);
  return (
    <button
      {...(isHeld && { 'aria-disabled': true, 'aria-busy': busy || undefined })}
      {...rest}
      type={type}
      className={classOf({ look, size, fullWidth }, className)}
      disabled={disabled && !isHeld}
      onClick={(event) => (isHeld ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({
  look,
  size,
  fullWidth,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={classOf({ look, size, fullWidth }, className)} {...rest} />;
}
