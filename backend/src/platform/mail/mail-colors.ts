// The colors of mails, copied from the client's tokens because mail programs know no custom properties; a test compares them.

export const MAIL_COLORS = {
  light: {
    page: '#f6f5f1',
    surface: '#ffffff',
    'surface-sunken': '#eceae3',
    text: '#1c211f',
    'text-muted': '#545d58',
    border: '#dcd9cf',
    accent: '#1f6b51',
    'on-accent': '#ffffff',
    'accent-text': '#1f6b51',
  },
  dark: {
    page: '#121614',
    surface: '#1b211e',
    'surface-sunken': '#0c0f0e',
    text: '#eef1ee',
    'text-muted': '#a9b3ad',
    border: '#303935',
    accent: '#7fc8a9',
    'on-accent': '#0c1f17',
    'accent-text': '#8fd3b6',
  },
} as const;

export type MailColor = keyof typeof MAIL_COLORS.light;

/** Which property of which class takes which color; inline styles say the light one, a media query the dark one. */
const CLASSES = {
  page: ['background-color', 'page'],
  sheet: ['background-color', 'surface'],
  edge: ['border-color', 'border'],
  ink: ['color', 'text'],
  muted: ['color', 'text-muted'],
  link: ['color', 'accent-text'],
  quote: ['background-color', 'surface-sunken'],
  button: ['background-color', 'accent'],
  label: ['color', 'on-accent'],
} as const satisfies Record<string, readonly [string, MailColor]>;

/** The rules for a prefix in front of each class. Inline styles win over anything that is not `!important`. */
const rules = (prefix = ''): string =>
  Object.entries(CLASSES)
    .map(
      ([name, [property, color]]) => `${prefix}.${name}{${property}:${MAIL_COLORS.dark[color]} !important}`,
    )
    .join('');

/** The style sheet of a mail: the dark scheme, for programs that ask the system and for Outlook, which marks the page. */
export const MAIL_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules()}}`,
  rules('[data-ogsc] '),
  '@media (max-width:480px){.sheet-cell{padding:24px 20px !important}}',
].join('');
