/** How rare a printing is: the word, in the colour that goes with it. */
import { texts } from '../../../texts';
import classes from './rarity.module.css';

const LABELS: Record<string, string> = texts.cards.page.details.rarities;
const KNOWN = ['common', 'uncommon', 'rare', 'mythic'];

export const Rarity = ({ rarity }: { rarity: string }) => (
  <span
    className={classes.rarity}
    style={{ color: `var(--rarity-${KNOWN.includes(rarity) ? rarity : 'special'})` }}
  >
    {LABELS[rarity] ?? rarity}
  </span>
);
