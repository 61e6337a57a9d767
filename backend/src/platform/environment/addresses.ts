// Settings that are addresses.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUrl, ValidateBy } from 'class-validator';

/** The URL of a server, which may have any name that the network knows. */
export const UrlWith = (protocols: string[]): PropertyDecorator =>
  IsUrl({ require_tld: false, protocols, require_protocol: true });

export const HttpUrl = (): PropertyDecorator => UrlWith(['http', 'https']);

const IsHttpOrigin = ValidateBy(
  { name: 'isHttpOrigin', validator: { validate: (value: unknown) => originOf(value) === value } },
  {
    message:
      '$property must be an http(s) URL without a path, query, hash or credentials, such as https://playset.example',
  },
);

/** The origin of an http(s) URL that is no more than that; undefined of anything else. */
function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { origin, protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}

/** An origin, as browsers write it: in lower case, without a trailing slash and without the scheme's own port. */
export const HttpOrigin = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => originOf(value) ?? value),
    IsHttpOrigin,
  );
