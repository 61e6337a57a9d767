// What a mail about notifications says, and what it repeats of what somebody else wrote.
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import type { NotificationDetails, NotificationKind } from '../domain/notification.js';
import { renderNotificationMail } from './notification-letter.js';

const LINK = 'https://playset.example/notifications';
const mailOf = (kind: NotificationKind, details: NotificationDetails, language: Language) =>
  renderNotificationMail({
    mode: 'NOW',
    notifications: [{ kind, details }],
    reader: { name: 'Robin', language },
    ...{ isSecurity: false, link: LINK, off: [], settings: LINK },
  });

it.each(LANGUAGES)(
  'what a store wrote is quoted, so that nobody takes it for our words (%s)',
  async (language) => {
    const written = 'Bring a deck.\n\nChange your password:\nhttps://evil.example/log-in';
    const details = { person: 'The Gilded Goblet', eventName: 'Friday Modern', text: written };
    const { text, html } = await mailOf('EVENT_MESSAGE', details, language);
    expect(text).toContain(
      '> Bring a deck.\n> \n> Change your password:\n> https[:]//evil[.]example/log-in\n',
    );
    expect(html).toContain('>Change your password:</p>');
    for (const part of [text, html]) expect(part).not.toContain('evil.example');
  },
);

it.each([
  ['en', 'CANCELLED', 'Kim Osei canceled your deal', 'The deal is off. See why.'],
  ['es', 'CANCELLED', 'Kim Osei canceló el trato', 'El trato queda anulado. Mira por qué.'],
  ['en', 'PLACE_LOST', 'Your deal with Kim Osei needs a new place', 'See what’s next.'],
  ['es', 'PLACE_LOST', 'El trato con Kim Osei necesita otro lugar', 'Mira qué sigue.'],
  [
    ...['en', 'HOLD_MOVED', 'The hold between you and Kim Osei lasts longer'],
    'The store is closed at the time it was to end.',
  ],
  [
    ...['es', 'HOLD_MOVED', 'La reserva entre tú y Kim Osei dura más'],
    'La tienda está cerrada a la hora en que terminaba.',
  ],
  ['en', 'CONFLICT_CLEARED', 'Kim Osei has the card after all', 'The deal goes on.'],
  ['es', 'CONFLICT_CLEARED', 'Kim Osei sí tiene la carta', 'El trato sigue en pie.'],
] as const)(
  'a meeting is off, moved or in doubt, in words of its own (%s, %s)',
  async (language, change, title, about) => {
    const { subject, text } = await mailOf('DEAL_MEETING', { person: 'Kim Osei', change }, language);
    expect(subject).toBe(title);
    expect(text).toContain(about);
  },
);
