// In which of our languages somebody reads, by the Accept-Language header of their call (RFC 9110, 12.5.4).
// A few lines of our own: what Fastify brings along negotiates encodings and knows of no regions.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../../kernel/language.js';

interface Range {
  /** A language without its region, or `*` for all that are not named. */
  readonly language: string;
  /** From 0, not at all, to 1. */
  readonly quality: number;
}

const TAG = /^([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*$/;
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

const ours = (language: string): Language | undefined => LANGUAGES.find((each) => each === language);

/** The one of our languages that the header likes best; the first of ours where it likes none, or says nothing. */
export function languageIn(header = ''): Language {
  const ranges = rangesOf(header);
  const named = new Set(ranges.map(({ language }) => language));
  const found = ranges
    .filter(({ quality }) => quality > 0)
    .map(({ language }) => (language === '*' ? LANGUAGES.find((each) => !named.has(each)) : ours(language)));
  return found.find((language) => language !== undefined) ?? LANGUAGES[0];
}

/** The one of our languages that the header names and likes best; undefined where it names none, as programs do. */
export const languageNamedIn = (header = ''): Language | undefined =>
  rangesOf(header)
    .filter(({ quality }) => quality > 0)
    .map(({ language }) => ours(language))
    .find((language) => language !== undefined);

/** The best first. */
const rangesOf = (header: string): Range[] =>
  header
    .toLowerCase()
    .split(',')
    .flatMap(rangeIn)
    .sort((one, other) => other.quality - one.quality);

/** None where it is malformed: who cannot say what they read shall not fail at it. */
function rangeIn(text: string): Range[] {
  const [tag = '', weight = 'q=1', ...more] = text.split(';').map((part) => part.trim());
  const language = TAG.exec(tag)?.[1];
  const quality = QUALITY.exec(weight)?.[1];
  return language && quality && more.length === 0 ? [{ language, quality: Number(quality) }] : [];
}

/** The language of whoever calls, for a route marked with `@WritesToReaders`. */
export const ReadersLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  return languageIn(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']);
});

/** The route leads to a mail, in the language that the call asks for. */
export function WritesToReaders(): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    description: 'What the reader of the mail reads. Mails are written in English (`en`) and Spanish (`es`).',
    required: false,
    schema: { type: 'string', default: 'en', example: 'es-MX, es;q=0.9' },
  });
}
