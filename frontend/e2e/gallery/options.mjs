// What `npm run gallery` was asked for: scripts/gallery.mjs sets it, the tests and the index read it.
import { fileURLToPath } from 'node:url';

export const DEFAULTS = {
  out: fileURLToPath(new URL('../../../gallery', import.meta.url)),
  /** Names of screens, states, widths and looks; all of them where there are none. */
  screens: [],
  states: [],
  widths: ['360', '768', '1440', '2560'],
  looks: ['light', 'dark'],
  axe: false,
  moves: false,
};

export const OPTIONS = { ...DEFAULTS, ...JSON.parse(process.env.PLAYSET_GALLERY ?? '{}') };
