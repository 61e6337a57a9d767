// How rare a printing is.
import { unknownRarity } from '../warnings.js';
import { ignored, type Keyword, meant } from './keyword.js';

const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];

/** The place of a rarity, by its word or its first letter. */
export function rarityOf(word: string): number | undefined {
  const place = RARITIES.findIndex((rarity) => rarity === word || rarity[0] === word);
  return place < 0 ? undefined : place;
}

export const RARITY: Keyword = {
  names: ['r', 'rarity'],
  read: ({ sign, value }) => {
    const rank = rarityOf(value.toLowerCase());
    return rank === undefined
      ? ignored(unknownRarity(value))
      : { kind: 'rarity', comparison: meant(sign, '='), rank };
  },
};
