// Negotiates the language of a caller from the Accept-Language header (RFC 9110, 12.5.4).
// Not @fastify/accepts: it does not match a region (es-MX) to its language.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../../kernel/language.js';

interface Range {
  /** A language without its region, or `*` for all others. */
  readonly language: string;
  /** From 0 (not acceptable) to 1. */
  readonly quality: number;
}

const TAG = /^([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*$/;
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

const supportedLanguage = (language: string): Language | undefined =>
  LANGUAGES.find((each) => each === language);

/** The supported language with the highest quality; the default when the header accepts none or is missing. */
export function negotiateLanguage(header = ''): Language {
  const ranges = parseRanges(header);
  const named = new Set(ranges.map(({ language }) => language));
  const found = ranges
    .filter(({ quality }) => quality > 0)
    .map(({ language }) =>
      language === '*' ? LANGUAGES.find((each) => !named.has(each)) : supportedLanguage(language),
    );
  return found.find((language) => language !== undefined) ?? LANGUAGES[0];
}

/** The supported language that the header names with the highest quality; undefined when it names none, as programs do. */
export const requestedLanguage = (header = ''): Language | undefined =>
  parseRanges(header)
    .filter(({ quality }) => quality > 0)
    .map(({ language }) => supportedLanguage(language))
    .find((language) => language !== undefined);

/** Sorted by quality. */
const parseRanges = (header: string): Range[] =>
  header
    .toLowerCase()
    .split(',')
    .flatMap(parseRange)
    .sort((one, other) => other.quality - one.quality);

/** A malformed range is ignored: it must not fail the call. */
function parseRange(text: string): Range[] {
  const [tag = '', weight = 'q=1', ...more] = text.split(';').map((part) => part.trim());
  const language = TAG.exec(tag)?.[1];
  const quality = QUALITY.exec(weight)?.[1];
  return language && quality && more.length === 0 ? [{ language, quality: Number(quality) }] : [];
}

/** The language of the caller, for a route marked with `@AcceptsLanguage`. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  return negotiateLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']);
});

/** The route sends a mail in the language of Accept-Language. */
export function AcceptsLanguage(): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    description: 'What the reader of the mail reads. Mails are written in English (`en`) and Spanish (`es`).',
    required: false,
    schema: { type: 'string', default: 'en', example: 'es-MX, es;q=0.9' },
  });
}
