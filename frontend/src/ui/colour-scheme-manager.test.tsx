/** Mantine and the page in one colour scheme. */
import { MantineProvider, useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseScheme, chosenScheme } from '../browser/colour-scheme';
import { colourSchemeManager } from './colour-scheme-manager';

function Kit() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <button type="button" onClick={() => setColorScheme('dark')}>
      {colorScheme}
    </button>
  );
}
const show = () => {
  const manager = colourSchemeManager();
  return render(
    <MantineProvider colorSchemeManager={manager}>
      <Kit />
    </MantineProvider>,
  );
};
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

test('Mantine follows a scheme that was chosen without it, and says so once', () => {
  show();
  for (const scheme of ['dark', 'light', 'auto'] as const) {
    act(() => chooseScheme(scheme));
    expect(screen.getByRole('button')).toHaveTextContent(scheme);
    expect(shown()).toBe(scheme === 'dark' ? 'dark' : 'light');
  }
});

test('a scheme that is chosen through Mantine is kept', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(chosenScheme()).toBe('dark');
  expect(shown()).toBe('dark');
});
