// In which of our languages somebody reads, by the Accept-Language header of their call (RFC 9110, 12.5.4).
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from '../../../kernel/language.js';

const negotiator = (header: string) => new Negotiator({ headers: { 'accept-language': header } });

/** The one of our languages that the header prefers; the first of ours if it names none of them. */
export const negotiateLanguage = (header = ''): Language =>
  LANGUAGES.find((each) => each === negotiator(header).language([...LANGUAGES])) ?? LANGUAGES[0];

/** The one of our languages that the header names and prefers; undefined if it names none, as programs do. */
export const requestedLanguage = (header = ''): Language | undefined =>
  negotiator(header)
    .languages()
    .map((tag) => LANGUAGES.find((each) => each === tag.split('-')[0]?.toLowerCase()))
    .find((language) => language !== undefined);

/** The language of the caller, for a route marked with `@AcceptsLanguage`. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  return negotiateLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']);
});

/** The route leads to a mail, in the language that the call asks for. */
export function AcceptsLanguage(): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    description: 'The recipient’s languages. Emails are written in English (`en`) or Spanish (`es`).',
    required: false,
    schema: { type: 'string', default: 'en', example: 'es-MX, es;q=0.9' },
  });
}
