/** Keeps the place of the button beside an event until its code has come. */
import classes from './event-row.module.css';

export const AsideToCome = () => <span className={classes.aside} />;
