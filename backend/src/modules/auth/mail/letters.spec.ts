// What the mails say, and what they never repeat.
import { letterOf } from './letters.js';

const LINK = 'https://playset.example/verify-email?token=abc.def';

describe('a mail with a link', () => {
  it('has its words and its link in text and in HTML', async () => {
    const { subject, text, html } = await letterOf('verify-email', 'Robin', LINK);
    expect(subject).toBe('Verify your email for Playset');
    for (const part of [text, html]) {
      expect(part).toContain('Hi Robin,');
      expect(part).toContain(LINK);
      expect(part).toContain('If it was not you, ignore this mail');
    }
    expect(html).toMatch(/^<!DOCTYPE html/);
  });

  it('loads nothing from anywhere', async () => {
    const { html } = await letterOf('reset-password', 'Robin', LINK);
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
    expect((await letterOf('verify-email', name, LINK)).text).toContain(`Hi ${name},`);
  });

  it.each([
    'www.evil.example',
    'You won! https://evil.example',
    '<b>Robin</b>',
    'evil.example',
    'Robin\nBcc: all@example.com',
    'call +1 900 555 0100 now to claim your booster box',
  ])('does not repeat %j', async (name) => {
    const { text, html } = await letterOf('verify-email', name, LINK);
    expect(text).toMatch(/^Hi,/);
    expect(html).not.toContain(name);
  });
});
