/** What a store is asked for before lists of stores show it. */
import { ADDRESS_FIELD, paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { ButtonLink } from '../../../ui/button';
import classes from './address-needed.module.css';

const { address } = texts.home;

export const AddressNeeded = () => (
  <section className={classes.needed} aria-label={address.title}>
    <div>
      <h2 className={classes.title}>{address.title}</h2>
      <p className={classes.text}>{address.text}</p>
    </div>
    <ButtonLink size="l" to={paths.settings + ADDRESS_FIELD}>
      {address.action}
    </ButtonLink>
  </section>
);
