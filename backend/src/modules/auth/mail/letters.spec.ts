// What the mails say, in either language, and what they never repeat.
import { LANGUAGES } from '../../../kernel/language.js';
import { renderLinkMail } from './letters.js';

const LINK = 'https://playset.example/verify-email?token=abc.def';

describe('a mail with a link', () => {
  it('has its words and its link in text and in HTML', async () => {
    const { subject, text, html } = await renderLinkMail('verify-email', 'en', 'Robin', LINK);
    expect(subject).toBe('Verify your email for Playset');
    for (const part of [text, html]) {
      expect(part).toContain('Hi Robin,');
      expect(part).toContain(LINK);
      expect(part).toContain('If it wasn’t you, ignore this email');
    }
    expect(html).toMatch(/^<!DOCTYPE html/);
  });

  it('is Spanish for who reads Spanish, and says so to what reads it aloud', async () => {
    const { subject, text, html } = await renderLinkMail('reset-password', 'es', 'Robin', LINK);
    expect(subject).toBe('Elige una contraseña nueva para Playset');
    expect(text).toMatch(/^Hola, Robin:/);
    expect(html).toContain('<html dir="ltr" lang="es">');
    for (const part of [text, html]) {
      expect(part).toContain('Funciona una sola vez, durante una hora.');
      expect(part).toContain(LINK);
      expect(part).toContain('tu contraseña seguirá como está.');
    }
  });

  // @spec added-mail-language
  it.each(['verify-email', 'reset-password'] as const)(
    'shares no phrase of %s between languages',
    async (purpose) => {
      const [english = [], spanish = []] = await Promise.all(
        LANGUAGES.map(async (language) => {
          const { text, html } = await renderLinkMail(purpose, language, 'Robin', LINK);
          return [...text.split('\n'), ...html.replace(/<style>.*<\/style>/s, '').split(/<[^>]*>/)];
        }),
      );
      const shared = english.filter((phrase) => /\p{L}/u.test(phrase) && spanish.includes(phrase));
      expect(new Set(shared)).toEqual(new Set(['Playset', LINK]));
    },
  );

  it('loads nothing from anywhere', async () => {
    const { html } = await renderLinkMail('reset-password', 'en', 'Robin', LINK);
    expect(html).not.toMatch(/<img|<script|@import|url\(/i);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set([LINK]));
  });

  it.each([
    'Robin Alvarez',
    'Mulligan’s Card House',
    'Mika Sörensen',
    'J. R. Okafor',
    '李 小龍',
    "O'Neill-Ali & Co",
  ])('greets %s by name', async (name) => {
    expect((await renderLinkMail('verify-email', 'en', name, LINK)).text).toContain(`Hi ${name},`);
  });

  it.each(LANGUAGES)('greets in %s somebody whose name it does not repeat', async (language) => {
    const { text } = await renderLinkMail('verify-email', language, 'www.evil.example', LINK);
    expect(text.split('\n')[0]).toBe({ en: 'Hi,', es: 'Hola:' }[language]);
  });

  it.each([
    'www.evil.example',
    'You won! https://evil.example',
    '<b>Robin</b>',
    'evil.example',
    'Robin\nBcc: all@example.com',
    'call +1 900 555 0100 now to claim your booster box',
  ])('does not repeat %j', async (name) => {
    const { text, html } = await renderLinkMail('verify-email', 'en', name, LINK);
    expect(text).toMatch(/^Hi,/);
    expect(html).not.toContain(name);
  });
});
