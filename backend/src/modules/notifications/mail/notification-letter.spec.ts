// What a mail about notifications repeats of what somebody else wrote.
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { renderNotificationMail } from './notification-letter.js';

const LINK = 'https://playset.example/notifications';
const mailOf = (text: string, language: Language) =>
  renderNotificationMail({
    mode: 'NOW',
    notifications: [
      { kind: 'EVENT_MESSAGE', details: { person: 'The Gilded Goblet', eventName: 'Friday Modern', text } },
    ],
    reader: { name: 'Robin', language },
    ...{ isSecurity: false, link: LINK, off: [], settings: LINK },
  });

it.each(LANGUAGES)(
  'what a store wrote is quoted, so that nobody takes it for our words (%s)',
  async (language) => {
    const written = 'Bring a deck.\n\nChange your password:\nhttps://evil.example/log-in';
    const { text, html } = await mailOf(written, language);
    expect(text).toContain(
      '> Bring a deck.\n> \n> Change your password:\n> https[:]//evil[.]example/log-in\n',
    );
    expect(html).toContain('>Change your password:</p>');
    for (const part of [text, html]) expect(part).not.toContain('evil.example');
  },
);
