/** What the symbols in mana costs and rules texts are called aloud. */

export const mana = {
  /** The symbols that are not put together from others. */
  symbols: {
    T: 'tap this permanent',
    Q: 'untap this permanent',
    E: 'an energy counter',
    S: 'one snow mana',
    CHAOS: 'chaos',
    A: 'an acorn',
    TK: 'a ticket',
    '½': 'one-half generic mana',
    '∞': 'infinite generic mana',
    HW: 'one-half white mana',
    HU: 'one-half blue mana',
    HB: 'one-half black mana',
    HR: 'one-half red mana',
    HG: 'one-half green mana',
    P: 'one colored mana or two life',
    H: 'one colored mana or two life',
    PW: 'a planeswalker',
    L: 'one mana of a legendary source',
    D: 'a land drop',
  },
  one: {
    W: 'one white mana',
    U: 'one blue mana',
    B: 'one black mana',
    R: 'one red mana',
    G: 'one green mana',
    C: 'one colorless mana',
  },
  generic: (amount: string) => `${amount} generic mana`,
  life: 'two life',
  or: (one: string, other: string) => `${one} or ${other}`,
};
