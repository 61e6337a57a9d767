// Every setting of the product, in one class: documented, typed, validated before anything starts.
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { DatabaseUrl, Host, HttpOrigin, HttpUrl, Sender, UrlWith } from './addresses.js';
import { ReadyMade } from './ready-made.js';
import { Setting } from './setting.js';
import { toNumber, WholeNumber } from './whole-number.js';

const toBoolean = Transform(({ value }) =>
  value === 'true' || value === 'on' ? true : value === 'false' || value === 'off' ? false : value,
);
/** Of each tile, or of one file with all of them. */
const TILES_URL = /^https?:\/\/[^\s{}]+(\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*|\.pmtiles(\?[^\s{}]*)?)$/;
const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0';

/** The settings, named as their environment variables. `.env.example` is written from this class. */
export class Environment {
  @Setting('Port for the API and the web client, on one origin.')
  @WholeNumber(0, 65_535)
  PORT = 3000;

  @Setting('Address to listen on. Use 0.0.0.0 behind a reverse proxy on another machine.')
  @Host()
  HOST = '127.0.0.1';

  @Setting('Public URL without a path, used for links in emails. Default: http://HOST:PORT.')
  @IsOptional()
  @HttpOrigin()
  PUBLIC_URL?: string;

  @Setting(
    'Folder for the embedded database, generated secrets, photos of listings, pictures of events and stores, cached pictures and the mail outbox.',
  )
  @IsString()
  DATA_DIR = './.data';

  @Setting(
    'PostgreSQL 15 or newer. If unset, an embedded PostgreSQL 18 runs under DATA_DIR.',
    'postgres://user:password@host:5432/playset',
  )
  @IsOptional()
  @DatabaseUrl()
  DATABASE_URL?: string;

  @Setting(
    'Maximum PostgreSQL connections in the pool of each replica, which opens two more outside it. PostgreSQL’s default max_connections is 100.',
  )
  @WholeNumber(5, 200)
  DATABASE_POOL_SIZE = 10;

  @Setting(
    'Signs access tokens and email links; at least 32 characters. Required with DATABASE_URL; with the embedded database, generated and stored in DATA_DIR.',
  )
  @IsOptional()
  @MinLength(32)
  @ReadyMade()
  JWT_SECRET?: string;

  @Setting(
    'The previous JWT_SECRET, accepted but not used for signing. Keep it for a day after a rotation: email links live that long.',
  )
  @IsOptional()
  @MinLength(32)
  @ReadyMade()
  JWT_SECRET_PREVIOUS?: string;

  @Setting(
    'S3-compatible service that stores photos of listings and pictures of events and stores. If unset, they are stored under DATA_DIR: several replicas then need to share it.',
    'https://s3.eu-central-1.amazonaws.com',
  )
  @IsOptional()
  @HttpUrl()
  S3_ENDPOINT?: string;

  @Setting('Bucket for the photos; required with S3_ENDPOINT. It needs no public access.', 'playset-photos')
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  S3_BUCKET?: string;

  @Setting('Region of the bucket.')
  @IsString()
  S3_REGION = 'us-east-1';

  @Setting(
    'Access key that may read, write, delete and list objects of the bucket; required with S3_ENDPOINT.',
  )
  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @Setting('Secret of the access key; required with S3_ENDPOINT.')
  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @Setting(
    'Mail server. If unset, each email is written to DATA_DIR/outbox as .eml and its link is logged.',
    'smtps://user:password@smtp.example.org',
  )
  @IsOptional()
  @UrlWith(['smtp', 'smtps'])
  SMTP_URL?: string;

  @Setting('Sender of all emails.')
  @Sender()
  MAIL_FROM = 'Playset <no-reply@localhost>';

  @Setting(
    'Public VAPID key (npx web-push generate-vapid-keys), with which browsers subscribe to push notifications. If unset with DATABASE_URL, push notifications are off; with the embedded database, both keys are generated and stored in DATA_DIR. The contact that push services get is SECURITY_CONTACT, an https PUBLIC_URL or the address in MAIL_FROM.',
  )
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{87}$/, { message: 'VAPID_PUBLIC_KEY must be 65 bytes as base64url' })
  VAPID_PUBLIC_KEY?: string;

  @Setting(
    'Private VAPID key; required with the public key. With other keys, every browser has to subscribe again.',
  )
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{43}$/, { message: 'VAPID_PRIVATE_KEY must be 32 bytes as base64url' })
  VAPID_PRIVATE_KEY?: string;

  @Setting('Cloudflare Turnstile site key. If unset, human verification is off.')
  @IsOptional()
  @IsString()
  TURNSTILE_SITE_KEY?: string;

  @Setting('Cloudflare Turnstile secret key; required with the site key.')
  @IsOptional()
  @IsString()
  TURNSTILE_SECRET_KEY?: string;

  @Setting('URL that verifies Turnstile tokens.')
  @HttpUrl()
  TURNSTILE_VERIFY_URL = `${CLOUDFLARE}/siteverify`;

  @Setting('URL of the Turnstile widget script.')
  @HttpUrl()
  TURNSTILE_SCRIPT_URL = `${CLOUDFLARE}/api.js`;

  @Setting(
    'Breached-password service with the range API of Have I Been Pwned (https://api.pwnedpasswords.com/range). It receives only the first five characters of a hash. If unset, only the bundled list of common passwords is checked.',
    'https://api.pwnedpasswords.com/range',
  )
  @IsOptional()
  @HttpUrl()
  BREACHED_PASSWORDS_URL?: string;

  @Setting(
    'Source of card data. auto: the mirror in PostgreSQL, refreshed nightly, with the live card database for what it lacks. mirror: the mirror only; no outgoing calls and no nightly import. live: the live card database, with the mirror as fallback; no nightly import.',
  )
  @IsIn(['auto', 'mirror', 'live'])
  CARD_SOURCE: 'auto' | 'mirror' | 'live' = 'auto';

  @Setting('The live card database. The server sends at most two searches a second.')
  @HttpUrl()
  SCRYFALL_API_URL = 'https://api.scryfall.com';

  @Setting(
    'Load the sample catalog and demo accounts into an empty database (true | false). Embedded database only, where the default is true.',
    'true',
  )
  @IsOptional()
  @toBoolean
  @IsBoolean()
  DEMO_DATA?: boolean;

  @Setting('Highest value, in US dollars, of one deal of somebody under 18.')
  @toNumber
  @Min(1)
  @Max(100_000)
  UNDER_18_MAX_DEAL = 50;

  @Setting('Number of trusted reverse proxies in front (for X-Forwarded-For).')
  @WholeNumber(0, 10)
  TRUST_PROXY = 0;

  @Setting('fatal | error | warn | info | debug | trace')
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL = 'info';

  @Setting('Bearer token for /metrics. If unset, /metrics is available on loopback only.')
  @IsOptional()
  @MinLength(16)
  @ReadyMade()
  METRICS_TOKEN?: string;

  @Setting(
    'Contact for vulnerability reports: an email address or an https URL. Published at /.well-known/security.txt, which is absent if unset.',
    'security@example.org',
  )
  @IsOptional()
  @Matches(/^(https:\/\/\S+|[^\s@:]+@[^\s@:]+)$/)
  SECURITY_CONTACT?: string;

  @Setting('Rate limiting (on | off). off is accepted with the embedded database only.')
  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  @Setting(
    'Load shedding (on | off): return 503 while the process is overloaded, to anonymous callers first.',
  )
  @IsIn(['on', 'off'])
  LOAD_SHEDDING: 'on' | 'off' = 'on';

  @Setting(
    'The list of towns (on | off): loaded into the database in the background of the first start. off never loads it.',
  )
  @IsIn(['on', 'off'])
  TOWN_LIST: 'on' | 'off' = 'on';

  @Setting(
    'Tiles of the maps: the address of raster tiles with {z}, {x} and {y}, or of a PMTiles file with raster tiles, whose server allows range requests from PUBLIC_URL (CORS). Browsers load them from there. If unset, maps are the outline that comes with the product, and browsers load nothing from anybody else.',
    'https://tiles.example.org/{z}/{x}/{y}.png',
  )
  @IsOptional()
  @Matches(TILES_URL, {
    message: 'MAP_TILES_URL must be an http(s) URL with {z}, {x} and {y}, or of a .pmtiles file',
  })
  MAP_TILES_URL?: string;

  @Setting(
    'Whom the tiles are by, shown in the corner of each map; required with MAP_TILES_URL.',
    '© OpenStreetMap contributors',
  )
  @IsOptional()
  @IsString()
  @MaxLength(200)
  MAP_ATTRIBUTION?: string;

  @Setting('Where the attribution links to.', 'https://www.openstreetmap.org/copyright')
  @IsOptional()
  @HttpUrl()
  MAP_ATTRIBUTION_URL?: string;

  @Setting('The last zoom level of the tiles; closer views enlarge them.')
  @WholeNumber(0, 22)
  MAP_MAX_ZOOM = 18;
}
