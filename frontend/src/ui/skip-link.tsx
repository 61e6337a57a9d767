/** The way past the navigation for whoever uses the keyboard. */
import classes from './skip-link.module.css';

/** Shows itself when focused, and leads to the element with the id `content`. */
export const SkipLink = () => (
  <a className={classes.link} href="#content">
    Skip to content
  </a>
);
