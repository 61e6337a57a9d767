/** Switching between light and dark. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SchemeToggle } from './scheme-toggle';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

test('switches to dark and remembers it, then follows the device again', async () => {
  const person = userEvent.setup();
  render(<SchemeToggle />);
  await person.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('colourScheme')).toBe('dark');
  await person.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem('colourScheme')).toBeNull();
});
