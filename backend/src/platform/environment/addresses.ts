// Settings that are addresses.
import { isIPv6 } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUrl, isEmail, isURL, ValidateBy } from 'class-validator';
import addressparser from 'nodemailer/lib/addressparser';

const urlOptions = (protocols: string[]) => ({
  require_tld: false,
  protocols,
  require_protocol: true,
  allow_underscores: true,
});

/** The URL of a server, which may have any name that the network knows. */
export const UrlWith = (protocols: string[]): PropertyDecorator => IsUrl(urlOptions(protocols));

const AT_SOCKET = /^postgres(ql)?:\/\/\/[^?#]+\?([^#]*&)?host=(\/|%2F)/i;

/** The URL of a PostgreSQL: of a server, or of a socket in a folder of this machine. */
export const DatabaseUrl = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isDatabaseUrl',
      validator: {
        validate: (value) => AT_SOCKET.test(value) || isURL(value, urlOptions(['postgres', 'postgresql'])),
      },
    },
    { message: '$property must be a URL address' },
  );

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

/** A host as a URL has it. */
export const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** An IP address without a zone, or a host name. */
export const Host = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isHost',
      validator: {
        validate: (value: string) =>
          /^[\w.:-]+$/.test(value) && URL.canParse(`http://${hostInUrl(value)}:80`),
      },
    },
    { message: '$property must be an IP address or a host name' },
  );

/** One mailbox, with or without a name, as the library that sends the mails reads it. */
export const Sender = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isSender', validator: { validate: isMailbox } },
    {
      message:
        '$property must be one email address, with or without a name: Playset <no-reply@playset.example>',
    },
  );

function isMailbox(value: string): boolean {
  const [first, ...others] = addressparser(value, { flatten: true });
  return others.length === 0 && isEmail(first?.address, { require_tld: false });
}
