// The invented sets of the sample catalogue, in the order in which they were "released".
import * as brmArtifactsLands from '../sets/brm-artifacts-lands.mjs';
import * as brmBlack from '../sets/brm-black.mjs';
import * as brmBlue from '../sets/brm-blue.mjs';
import * as brmGold from '../sets/brm-gold.mjs';
import * as brmGreen from '../sets/brm-green.mjs';
import * as brmRed from '../sets/brm-red.mjs';
import * as brmVariants from '../sets/brm-variants.mjs';
import * as brmWhite from '../sets/brm-white.mjs';
import * as hlw from '../sets/hlw.mjs';
import * as lanternMasters from '../sets/lantern-masters.mjs';
import * as odd from '../sets/odd.mjs';
import * as pbrm from '../sets/pbrm.mjs';
import * as tbrm from '../sets/tbrm.mjs';

const everywhere = ['arena', 'paper', 'mtgo'];
const paper = ['paper'];

export const sets = [
  {
    code: 'odd',
    name: 'The Curious Cabinet',
    type: 'funny',
    released: '2024-11-08',
    games: paper,
    pages: [odd],
  },
  {
    code: 'brm',
    name: 'Bramblemere',
    type: 'expansion',
    released: '2025-03-14',
    games: everywhere,
    pages: [brmWhite, brmBlue, brmBlack, brmRed, brmGreen, brmGold, brmArtifactsLands, brmVariants],
  },
  {
    code: 'tbrm',
    name: 'Bramblemere Tokens',
    type: 'token',
    released: '2025-03-14',
    games: paper,
    pages: [tbrm],
  },
  {
    code: 'pbrm',
    name: 'Bramblemere Promos',
    type: 'promo',
    released: '2025-03-21',
    games: paper,
    pages: [pbrm],
  },
  {
    code: '8lm',
    name: 'Eight Lantern Masters',
    type: 'masters',
    released: '2025-10-03',
    games: paper,
    pages: [lanternMasters],
  },
  {
    code: 'hlw',
    name: 'Hollowlight Tides',
    type: 'expansion',
    released: '2026-02-06',
    games: everywhere,
    pages: [hlw],
  },
];
