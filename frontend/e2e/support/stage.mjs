// The product of a journey, and a browser profile of its own for everybody in it.
import { launchBrowser } from './browser.mjs';
import { openLine } from './line.mjs';
import { visit } from './page.mjs';
import { startProduct } from './product.mjs';

/** Starts the product and a browser. Where one of them fails the other is ended, too: it would keep the journey from ending. */
export async function startProductAndBrowser() {
  const [product, browser] = await Promise.allSettled([startProduct(), launchBrowser()]);
  if (product.status === 'fulfilled' && browser.status === 'fulfilled') {
    return { product: product.value, browser: browser.value };
  }
  await Promise.all([product.value?.stop(), browser.value?.close()]);
  throw product.reason ?? browser.reason;
}

/**
 * Starts the product and a browser, and opens a page for each of `people`: names, with the options of a context.
 * Answers `{ product, close }` and each person's visitor under their name. `close` throws what `visit` and the
 * product throw. With `line`, everybody reaches the product over one that can be cut: `{ line }`.
 */
export async function setStage(people, { line: overLine = false } = {}) {
  const { product, browser } = await startProductAndBrowser();
  const line = overLine ? await openLine(product.origin) : null;
  const reached = line ? { ...product, origin: line.origin } : product;
  const visitors = {};
  const close = async () => {
    try {
      for (const visitor of Object.values(visitors)) await visitor.close();
    } finally {
      await browser.close();
      line?.close();
      await product.stop();
    }
  };
  try {
    for (const [name, options] of Object.entries(people)) {
      visitors[name] = await visit(browser, reached, options);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { product, line, ...visitors, close };
}
