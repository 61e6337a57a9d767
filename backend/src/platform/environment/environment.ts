// Every setting of the product, in one class: documented, typed, validated before anything starts.
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { ReadyMade } from './ready-made.js';
import { Setting } from './setting.js';

const toNumber = Transform(({ value }) => (typeof value === 'string' ? Number(value) : value));
const toBoolean = Transform(({ value }) =>
  value === 'true' || value === 'on' ? true : value === 'false' || value === 'off' ? false : value,
);
const anyHttpUrl = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };
const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0';

/** The settings, named as their environment variables. `.env.example` is written from this class. */
export class Environment {
  @Setting('The port of the product: API and client on one origin.')
  @toNumber
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  @Setting('The address to listen on. Behind a reverse proxy on another machine: 0.0.0.0.')
  @IsString()
  HOST = '127.0.0.1';

  @Setting('The address people type, used in links in mails. Default: http://HOST:PORT.')
  @IsOptional()
  @IsUrl(anyHttpUrl)
  PUBLIC_URL?: string;

  @Setting('Where the embedded database, made secrets and the outbox live.')
  @IsString()
  DATA_DIR = './.data';

  @Setting(
    'PostgreSQL 15 or newer. Without it an embedded PostgreSQL 18 runs under DATA_DIR.',
    'postgres://user:password@host:5432/playset',
  )
  @IsOptional()
  @IsUrl({
    require_tld: false,
    protocols: ['postgres', 'postgresql'],
    require_protocol: true,
    require_host: true,
  })
  DATABASE_URL?: string;

  @Setting(
    'How many connections to PostgreSQL each process opens at most. Each replica needs as many, and two more; max_connections of PostgreSQL is 100 by default.',
  )
  @toNumber
  @IsInt()
  @Min(5)
  @Max(200)
  DATABASE_POOL_SIZE = 10;

  @Setting(
    'Signs access tokens and mail links; at least 32 characters. Made and kept in DATA_DIR with the embedded database, required with DATABASE_URL.',
  )
  @IsOptional()
  @MinLength(32)
  @ReadyMade()
  JWT_SECRET?: string;

  @Setting(
    'The JWT_SECRET before this one. What it signed stays good while it is set, nothing new is signed with it. Leave it for a day: links in mails live that long.',
  )
  @IsOptional()
  @MinLength(32)
  @ReadyMade()
  JWT_SECRET_PREVIOUS?: string;

  @Setting(
    'The mail server. Without it each mail is written to DATA_DIR/outbox as .eml and its link is logged.',
    'smtps://user:password@smtp.example.org',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['smtp', 'smtps'], require_protocol: true })
  SMTP_URL?: string;

  @Setting('The sender of the mails.')
  @IsString()
  MAIL_FROM = 'Playset <no-reply@localhost>';

  @Setting('Cloudflare Turnstile: the public key of the widget. Without it human verification is off.')
  @IsOptional()
  @IsString()
  TURNSTILE_SITE_KEY?: string;

  @Setting('Cloudflare Turnstile: the secret key, required with the site key.')
  @IsOptional()
  @IsString()
  TURNSTILE_SECRET_KEY?: string;

  @Setting('Where a verification token is checked.')
  @IsUrl(anyHttpUrl)
  TURNSTILE_VERIFY_URL = `${CLOUDFLARE}/siteverify`;

  @Setting('The script of the verification widget.')
  @IsUrl(anyHttpUrl)
  TURNSTILE_SCRIPT_URL = `${CLOUDFLARE}/api.js`;

  @Setting(
    'A service that knows passwords from data breaches, by the range API of Have I Been Pwned: https://api.pwnedpasswords.com/range. It learns the first five characters of a hash. Without it only a list that ships with the product is asked.',
    'https://api.pwnedpasswords.com/range',
  )
  @IsOptional()
  @IsUrl(anyHttpUrl)
  BREACHED_PASSWORDS_URL?: string;

  @Setting(
    'Where cards come from. mirror: from PostgreSQL alone; nobody is asked for cards or pictures, and nothing is imported at night, only by hand. auto: the mirror first, filled anew every night, and what it lacks from the live card database. live: the live card database first, and the mirror when that fails; no import at night.',
  )
  @IsIn(['auto', 'mirror', 'live'])
  CARD_SOURCE: 'auto' | 'mirror' | 'live' = 'auto';

  @Setting(
    'The live card database. It is asked by the server, in its own name, at most twice a second for searches.',
  )
  @IsUrl(anyHttpUrl)
  SCRYFALL_API_URL = 'https://api.scryfall.com';

  @Setting(
    'Load the sample catalogue and the demo accounts into an empty database (true | false). Only with the embedded database. Default: true there.',
    'true',
  )
  @IsOptional()
  @toBoolean
  @IsBoolean()
  DEMO_DATA?: boolean;

  @Setting('How many reverse proxies stand in front (their X-Forwarded-For is believed).')
  @toNumber
  @IsInt()
  @Min(0)
  @Max(10)
  TRUST_PROXY = 0;

  @Setting('fatal | error | warn | info | debug | trace')
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL = 'info';

  @Setting('The bearer token that /metrics asks for. Without it /metrics answers on loopback only.')
  @IsOptional()
  @MinLength(16)
  @ReadyMade()
  METRICS_TOKEN?: string;

  @Setting(
    'Where to report a hole: an e-mail address or an https address. Shown at /.well-known/security.txt, which is not there without it.',
    'security@example.org',
  )
  @IsOptional()
  @Matches(/^(https:\/\/\S+|[^\s@:]+@[^\s@:]+)$/)
  SECURITY_CONTACT?: string;

  @Setting(
    'Limits on how often a client may call (on | off). off is accepted with the embedded database only.',
  )
  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  @Setting('Refuses calls with a 503 while the process can’t keep up, those of strangers first (on | off).')
  @IsIn(['on', 'off'])
  LOAD_SHEDDING: 'on' | 'off' = 'on';
}
