// `node scripts/pictures.mjs`: redraws the client's icons and its preview picture from its mark and its landing page.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { launchBrowser } from '../frontend/e2e/support/browser.mjs';
import { startProduct } from '../frontend/e2e/support/product.mjs';
import { prepare } from './lib/prepare.mjs';
import { at } from './lib/root.mjs';

const ICONS = [
  { name: 'icon-180', size: 180, share: 0.8, behind: '#f6f5f1' },
  { name: 'icon-192', size: 192, share: 1, behind: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, behind: 'transparent' },
  // A device may cut off all but the middle four fifths.
  { name: 'icon-maskable-512', size: 512, share: 0.8, behind: '#14503e' },
];

await prepare(['backend', 'frontend']);
const mark = readFileSync(at('frontend/public/favicon.svg'), 'utf8');
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  for (const { name, size, share, behind } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = mark.replace('<svg', `<svg style="width:${100 * share}%"`);
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${behind}">${svg}</body>`,
    );
    await page.screenshot({ path: at(`frontend/public/${name}.png`), omitBackground: true });
    await page.close();
  }
  const preview = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await preview.goto(product.origin);
  await preview.waitForLoadState('networkidle');
  await preview.screenshot({ path: at('frontend/public/preview.png') });
} finally {
  await browser.close();
  await product.stop();
}
