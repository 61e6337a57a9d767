/** The button of a dialog around logging in, before the page's scripts have come. */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../test/render';
import { AuthButton } from './auth-button';

test.each([
  ['/s/goblet', '/s/goblet'],
  ['/', null],
])('a press on %s that comes before the scripts leads back there', (at, origin) => {
  renderScreen(<AuthButton dialog="signup">Follow</AuthButton>, { at, path: at });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Follow' }).form;
  expect(new FormData(form as HTMLFormElement).get('origin')).toBe(origin);
});
