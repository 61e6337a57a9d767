// The page that a person sees while the process can't keep up: no script and no style, so any policy allows it.
import { LANGUAGES, type Language } from '../../../kernel/language.js';

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  en: ['Playset is busy', 'A lot is going on right now. Reload this page in a few seconds.'],
  es: ['Playset está al límite', 'Hay mucha actividad ahora mismo. Recarga esta página en unos segundos.'],
};

const pageIn = (language: Language): string => {
  const [title, text] = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
};

/** By language. They are made once: it is no time for more work. */
export const BUSY_PAGES = Object.fromEntries(
  LANGUAGES.map((language) => [language, pageIn(language)]),
) as Readonly<Record<Language, string>>;
