// How every mail looks: one column, one link, words first. No pictures and no web fonts: mail programs block both.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import type { ReactElement } from 'react';
import type { Language } from '../../kernel/language.js';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const INK = '#1d1b26';
const QUIET = '#5b5768';
const ACCENT = '#4a2fbd';

const page = { backgroundColor: '#f4f2f8', fontFamily: FONT, margin: 0, padding: '32px 0' };
const sheet = { backgroundColor: '#ffffff', borderRadius: 12, maxWidth: 520, padding: '32px 32px 24px' };
const brand = { color: ACCENT, fontSize: 18, fontWeight: 700, margin: '0 0 24px' };
const title = { color: INK, fontSize: 22, lineHeight: '28px', margin: '0 0 12px' };
const line = { color: INK, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };
const button = {
  backgroundColor: ACCENT,
  borderRadius: 8,
  color: '#ffffff',
  display: 'inline-block',
  fontSize: 16,
  fontWeight: 600,
  padding: '12px 24px',
};
const small = { color: QUIET, fontSize: 13, lineHeight: '20px', margin: '16px 0 0' };
const rule = { borderColor: '#e3dfee', margin: '24px 0 0' };

const IF_BUTTON_FAILS: Readonly<Record<Language, string>> = {
  en: 'If the button does not work, copy this address into your browser:',
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
};

/** What a mail says. Everything is text: nothing in it is read as markup. */
export interface Letter {
  /** The language that it is written in. */
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly link: string;
  /** Why the reader got this, and what to do if it was not them. */
  readonly closing: string;
}

function MailLayout({ language, subject, greeting, lines, action, link, closing }: Letter): ReactElement {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{lines[0] ?? subject}</Preview>
      <Body style={page}>
        <Container style={sheet}>
          <Text style={brand}>Playset</Text>
          <Heading style={title}>{subject}</Heading>
          <Text style={line}>{greeting}</Text>
          {lines.map((words) => (
            <Text key={words} style={line}>
              {words}
            </Text>
          ))}
          <Button href={link} style={button}>
            {action}
          </Button>
          <Text style={small}>
            {IF_BUTTON_FAILS[language]}
            <br />
            <Link href={link} style={{ color: ACCENT, wordBreak: 'break-all' }}>
              {link}
            </Link>
          </Text>
          <Hr style={rule} />
          <Text style={small}>{closing}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The letter as plain text, for programs that show no HTML. */
const plain = ({ greeting, lines, action, link, closing }: Letter): string =>
  [greeting, ...lines, `${action}:\n${link}`, closing, 'Playset'].join('\n\n');

/** A letter as HTML and as plain text. */
export async function renderLetter(letter: Letter): Promise<{ subject: string; html: string; text: string }> {
  return { subject: letter.subject, html: await render(<MailLayout {...letter} />), text: plain(letter) };
}
