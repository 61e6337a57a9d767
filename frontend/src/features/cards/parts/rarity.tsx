/** How rare a printing is: the word, in the colour that goes with it. */
import classes from './rarity.module.css';

const KNOWN = ['common', 'uncommon', 'rare', 'mythic'];

export const Rarity = ({ rarity }: { rarity: string }) => (
  <span
    className={classes.rarity}
    style={{ color: `var(--rarity-${KNOWN.includes(rarity) ? rarity : 'special'})` }}
  >
    {rarity}
  </span>
);
