/** The way past the navigation for anyone who uses the keyboard. */

import { texts } from '../texts';
import classes from './skip-link.module.css';

/** Shows itself when focused, and leads to the element with the id `to`. */
export const SkipLink = ({ to }: { to: string }) => (
  <a className={classes.link} href={`#${to}`}>
    {texts.ui.skip}
  </a>
);
