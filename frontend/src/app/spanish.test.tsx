/** The client as it is opened in Spanish: its parts are loaded when the texts are there. */
import { screen, within } from '@testing-library/react';
// Now already: it has hooks of its own, which no test may add.
import '@testing-library/user-event';
import { mockServer } from '../test/mock-server';
import { withoutTurnstile } from '../test/turnstile';
import { loadMessages } from '../texts/load-messages';

test('the landing page, its footer and the log-in dialog are Spanish', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  await loadMessages('es');
  const { renderApp } = await import('../test/render');
  // Read before anything is waited for: the first time takes its while.
  await Promise.all([import('./dialog-host'), import('../features/auth/parts/auth-forms')]);
  const { person } = renderApp();
  const title = 'Encuentra la carta de Magic que necesitas en una tienda cerca de ti';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe('Playset · Cambia cartas con los jugadores y las tiendas de tu zona');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('list', { name: 'Idioma' })).toBeVisible();
  expect(footer.getByRole('button', { current: true })).toHaveTextContent('Español');

  await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Iniciar sesión' }));
  await person.click(await dialog.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await dialog.findByText('El correo electrónico y la contraseña son obligatorios.')).toBeVisible();
  expect(dialog.getByText('La verificación humana está desactivada.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
});
