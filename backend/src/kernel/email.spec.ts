// The rules of e-mail addresses.
import { emailKey, normalEmail } from './email.js';

describe('an e-mail address', () => {
  it('is kept trimmed, with its domain in lower case and its first part as typed', () => {
    expect(normalEmail('  Robin.A@Example.COM ')).toBe('Robin.A@example.com');
  });

  it('has one spelling for a domain with letters beyond ASCII', () => {
    expect(normalEmail('robin@Bücher.example')).toBe('robin@xn--bcher-kva.example');
    expect(emailKey('robin@bücher.example')).toBe(emailKey('ROBIN@xn--bcher-kva.example'));
  });

  it('is the same for two people without regard to case', () => {
    expect(emailKey('Robin@example.com')).toBe(emailKey('rOBIN@EXAMPLE.com'));
  });

  it.each(['/x', '?0', '#x', ':80', '\\x', '/../x', '%20'])('is not the one without %j at its end', (end) => {
    expect(emailKey(`robin@example.com${end}`)).not.toBe('robin@example.com');
  });

  it('has one spelling with characters that nobody sees', () => {
    expect(emailKey('robin@exam\u00adple.com')).toBe('robin@example.com');
  });

  it('stays whole without a domain', () => {
    expect(emailKey('Robin')).toBe('robin');
  });
});
