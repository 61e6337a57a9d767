// How every mail looks: the product's colors, one column, one button. No pictures and no web fonts: mail programs block both.
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
import { Fragment, type ReactElement } from 'react';
import type { Language } from '../../kernel/language.js';
import { MAIL_COLORS, MAIL_STYLES } from './mail-colors.js';
import { MailLogo } from './mail-logo.js';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const COLORS = MAIL_COLORS.light;
const WIDTH = 560;
const TABLE = { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const;

const page = { backgroundColor: COLORS.page, fontFamily: FONT, margin: 0, padding: 0 };
const outer = { backgroundColor: COLORS.page, padding: '32px 12px' };
const sheet = {
  backgroundColor: COLORS.surface,
  border: `1px solid ${COLORS.border}`,
  borderCollapse: 'separate',
  borderRadius: 18,
  maxWidth: WIDTH,
  width: '100%',
} as const;
const cell = { padding: '36px 40px' };
const title = { color: COLORS.text, fontSize: 24, fontWeight: 700, lineHeight: '30px', margin: '0 0 16px' };
const line = { color: COLORS.text, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };
const quote = { backgroundColor: COLORS['surface-sunken'], borderRadius: 10, padding: '16px 20px' };
const quoteLine = { ...line, margin: 0, minHeight: 24, overflowWrap: 'anywhere' } as const;
const plate = { backgroundColor: COLORS.accent, borderRadius: 10 };
const button = {
  color: COLORS['on-accent'],
  display: 'block',
  fontSize: 16,
  fontWeight: 600,
  padding: '14px 28px',
};
const small = { color: COLORS['text-muted'], fontSize: 14, lineHeight: '21px', margin: '20px 0 0' };
const link = { color: COLORS['accent-text'], overflowWrap: 'anywhere', textDecoration: 'underline' } as const;
const rule = { borderColor: COLORS.border, margin: '28px 0 20px' };

const IF_BUTTON_FAILS: Readonly<Record<Language, string>> = {
  en: 'If the button doesn’t work, copy this address into your browser:',
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
};

/** What a mail says. Everything is text: nothing in it is read as markup. */
export interface Letter {
  /** The language that it is written in. */
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  /** What somebody else wrote, set apart from our own words. */
  readonly quote?: string;
  readonly action: string;
  readonly link: string;
  /** Why the reader got this, and what to do if it was not them. */
  readonly closing: string;
  /** Quieter links after the closing, such as one to report what is quoted. */
  readonly footers?: readonly { readonly action: string; readonly link: string }[];
}

function Quote({ text }: { readonly text: string }): ReactElement {
  const lines = text.split('\n').map((words, row) => ({ row, words }));
  return (
    <table {...TABLE} style={{ margin: '0 0 24px', width: '100%' }}>
      <tbody>
        <tr>
          <td className="quote" style={quote}>
            {lines.map(({ row, words }) => (
              <p className="ink" key={row} style={quoteLine}>
                {words === '' ? '\u00a0' : words}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function MailSheet({ subject, greeting, lines, language, ...letter }: Letter): ReactElement {
  return (
    <td className="sheet-cell" style={cell}>
      <MailLogo />
      <Heading className="ink" style={title}>
        {subject}
      </Heading>
      <Text className="ink" style={line}>
        {greeting}
      </Text>
      {lines.map((words) => (
        <Text className="ink" key={words} style={line}>
          {words}
        </Text>
      ))}
      {letter.quote !== undefined && <Quote text={letter.quote} />}
      <table {...TABLE} style={{ margin: '8px 0 0' }}>
        <tbody>
          <tr>
            <td className="button" style={plate}>
              <Button className="label" href={letter.link} style={button}>
                {letter.action}
              </Button>
            </td>
          </tr>
        </tbody>
      </table>
      <Text className="muted" style={small}>
        {IF_BUTTON_FAILS[language]}
        <br />
        <Link className="link" href={letter.link} style={link}>
          {letter.link}
        </Link>
      </Text>
      <Hr className="edge" style={rule} />
      <Text className="muted" style={{ ...small, margin: 0 }}>
        {letter.closing}
        {letter.footers?.map((footer) => (
          <Fragment key={footer.link}>
            <br />
            <Link className="link" href={footer.link} style={link}>
              {footer.action}
            </Link>
          </Fragment>
        ))}
      </Text>
    </td>
  );
}

function MailLayout(letter: Letter): ReactElement {
  return (
    <Html lang={letter.language}>
      <Head>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <title>{letter.subject}</title>
        <style>{MAIL_STYLES}</style>
      </Head>
      <Preview>{letter.lines[0] ?? letter.subject}</Preview>
      <Body className="page" style={page}>
        <table {...TABLE} bgcolor={COLORS.page} className="page" width="100%">
          <tbody>
            <tr>
              <td align="center" className="page" style={outer}>
                {/* Outlook reads the attribute, everybody else the style. */}
                <Container className="sheet edge" style={sheet} width={WIDTH}>
                  <table {...TABLE} width="100%">
                    <tbody>
                      <tr>
                        <MailSheet {...letter} />
                      </tr>
                    </tbody>
                  </table>
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  );
}

/** The letter as plain text, for programs that show no HTML. */
const plain = ({
  greeting,
  lines,
  quote: quoted,
  action,
  link: address,
  closing,
  footers = [],
}: Letter): string =>
  [
    greeting,
    ...lines,
    ...(quoted === undefined ? [] : [quoted.replace(/^/gm, '> ')]),
    `${action}:\n${address}`,
    closing,
    ...footers.map((footer) => `${footer.action}:\n${footer.link}`),
    'Playset',
  ].join('\n\n');

/** A letter as HTML and as plain text. */
export async function renderLetter(letter: Letter): Promise<{ subject: string; html: string; text: string }> {
  return { subject: letter.subject, html: await render(<MailLayout {...letter} />), text: plain(letter) };
}
