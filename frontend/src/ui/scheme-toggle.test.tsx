/** Switching between light and dark. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownScheme } from '../browser/colour-scheme';
import { SchemeToggle } from './scheme-toggle';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

test('switches to dark and remembers it, then follows the device again', async () => {
  const person = userEvent.setup();
  render(<SchemeToggle />);
  await person.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  await waitFor(() => expect(shown()).toBe('dark'));
  expect(localStorage.getItem('colourScheme')).toBe('dark');
  await person.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  await waitFor(() => expect(shown()).toBe('light'));
  expect(localStorage.getItem('colourScheme')).toBeNull();
});

test('says that it was pressed before the page takes on other colours', async () => {
  render(<SchemeToggle />);
  const before = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(screen.getByRole('button')).toHaveAccessibleName('Switch to light mode');
  expect(shown()).toBe(before);
  await waitFor(() => expect(shown()).toBe('dark'));
});

test('works for as long as the page in a browser that stores nothing', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const person = userEvent.setup();
  render(<SchemeToggle />);
  await person.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  await waitFor(() => expect(shownScheme()).toBe('dark'));
  refuse.mockRestore();
  await person.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  await waitFor(() => expect(shownScheme()).toBe('light'));
});
