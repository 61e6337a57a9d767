/** Mantine's variables are a style sheet of ours: the pages take no style that is in them, or that a script adds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { cssVariablesResolver, theme } from './theme';

/** What Mantine would add to the page by itself, one declaration a line. */
function madeByTheKit(): string {
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
      <p />
    </MantineProvider>,
  );
  return document.querySelector('style[data-mantine-styles="true"]')?.textContent ?? '';
}

/** Each block's selector with its declarations, so that the layout of the text does not count. */
const blocksOf = (css: string): [string, string[]][] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', declarations = '']) => [
      // No page of ours has a shadow root.
      selectors.replace(/,\s*:host.*/s, '').trim(),
      declarations.split(';').flatMap((each) => each.trim().replace(/\s+/g, ' ') || []),
    ],
  );

test('mantine-variables.css says of the theme what Mantine would say', () => {
  const written = blocksOf(readFileSync(join(__dirname, 'mantine-variables.css'), 'utf8'));
  expect(written).toHaveLength(3);
  expect(written).toEqual(blocksOf(madeByTheKit()));
});
