/** What a reader of messages is warned about, in both languages. */
import { asksAheadOrElsewhere, hasSixDigits } from './caution';

test.each([
  'Send it by PayPal Friends and Family',
  'Write to me on WhatsApp',
  'telegram is easier',
  'Can you pay me first?',
  'A gift card is fine too',
  'Hazme una transferencia',
  'Págame por adelantado con Bizum',
  'una tarjeta de regalo',
  'Signal is easier',
  'on Facebook Messenger',
  'I take Revolut or crypto',
  'Half in advance',
  'Dame tu IBAN',
  'IBAN: ES91',
  'Págame antes',
  'Me dejas una seña',
])('%j asks to pay ahead or to go elsewhere', (text) => {
  expect(asksAheadOrElsewhere(text)).toBe(true);
});

test.each([
  'I’ll pay at the counter',
  'Cash is fine',
  'The signals are clear',
  'Te pago en la tienda',
  'At six?',
  'Thanks in advance!',
  'Gracias por adelantado',
  'Te adelanto que no está perfecta',
  'Te dejo una reseña si me enseña la carta',
  'Mis amigos iban a venir',
  'I have Signal Pest and Geralf’s Messenger',
  'Chandra’s Revolution for Cryptolith Rite',
  'A gazelle token',
])('%j does not', (text) => {
  expect(asksAheadOrElsewhere(text)).toBe(false);
});

test('six digits look like a code, and other numbers do not', () => {
  expect(['It is 123456', '123 456', '1-2-3-4-5-6', '١٢٣٤٥٦'].map(hasSixDigits)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['12345', '1234567', 'at 18:30', '12/280 for 12.50'].map(hasSixDigits)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
