// Invented cards whose names share a word: at the beginning, inside, with accents and alone.
export const ZEPHYRS = [
  'Zephyr Bolt',
  'Zephyr Boltwright',
  'Bolt of Zephyrs',
  'Ashzephyr',
  'Old Zephyr',
  'Zephyr',
  'Zéphyr, the Mind’s Ætherkeeper',
  'Grand Zephyr Admiral',
];
