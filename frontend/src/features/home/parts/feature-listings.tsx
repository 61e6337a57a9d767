/** Where sellers will show their best listings one day: a line, as long as there is nothing in it. */
import { useId } from 'react';
import { texts } from '../../../texts';
import classes from './feature-listings.module.css';

export function FeatureListings() {
  const title = useId();
  return (
    <section className={classes.featured} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {texts.home.featured.title}
      </h2>
      <p className={classes.text}>{texts.home.featured.soon}</p>
    </section>
  );
}
