// Access tokens that nobody should believe: what forgers try, and what was good once.
import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

/** What our own tokens say of somebody; `iat` and `exp` are in seconds. */
export type Claims = Readonly<Record<string, unknown>>;

type Sign = (signed: string) => string;

/** A pair of somebody else's. */
const PAIR = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC_PEM = PAIR.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac =
  (secret: string, hash = 'sha256'): Sign =>
  (signed) =>
    createHmac(hash, secret).update(signed).digest('base64url');
const rsa: Sign = (signed) => createSign('sha256').update(signed).sign(PAIR.privateKey, 'base64url');
const nothing: Sign = () => '';

function token(header: object, claims: Claims, sign: Sign): string {
  const signed = `${part({ typ: 'JWT', ...header })}.${part(claims)}`;
  return `${signed}.${sign(signed)}`;
}

/** A token of ours, as long as the claims are. */
export const genuine = (claims: Claims, secret: string): string =>
  token({ alg: 'HS256' }, claims, hmac(secret));

/** The claims of a token of ours for this account, fresh. */
export function claimsOf(sub: string, sid: string, role = 'STORE'): Claims {
  const now = Math.floor(Date.now() / 1000);
  return { sub, sid, role, iss: 'playset', aud: 'playset-api', iat: now, exp: now + 60 };
}

/** A token of ours whose claims were changed after it was signed. */
export function altered(access: string, change: Claims): string {
  const [header = '', claims = '', signature = ''] = access.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
  return [header, part({ ...said, ...change }), signature].join('.');
}

/** Tokens with these claims that are wrong, by what is wrong with them. */
export function forgeries(
  claims: Claims,
  secret: string,
): readonly (readonly [what: string, token: string])[] {
  const now = Number(claims.iat);
  const ours = (change: Claims) => genuine({ ...claims, ...change }, secret);
  const { exp: _never, ...endless } = claims;
  const { iat: _begun, ...undated } = claims;
  const jwk = PAIR.publicKey.export({ format: 'jwk' });
  return [
    ['is none', 'nonsense'],
    ['is unsigned', token({ alg: 'none' }, claims, nothing)],
    ['is unsigned and shouts so', token({ alg: 'NONE' }, claims, nothing)],
    ['claims to be signed and is not', token({ alg: 'HS256' }, claims, nothing)],
    ['has expired', ours({ iat: now - 900, exp: now - 1 })],
    ['lives longer than ours do', ours({ iat: now - 901, exp: now + 86_400 })],
    ['never ends', genuine({ ...endless, iat: now - 901 }, secret)],
    ['does not say when it was issued', genuine(undated, secret)],
    ['is signed with another secret', genuine(claims, 'another-secret-0123456789')],
    ['is signed with an empty secret', genuine(claims, '')],
    ['is signed in another way', token({ alg: 'HS512' }, claims, hmac(secret, 'sha512'))],
    ['is signed with a key pair', token({ alg: 'RS256' }, claims, rsa)],
    ['brings its own public key', token({ alg: 'RS256', jwk }, claims, rsa)],
    ['is signed with a public key as the secret', token({ alg: 'HS256' }, claims, hmac(PUBLIC_PEM))],
    ['names an empty file as its key', token({ alg: 'HS256', kid: '/dev/null' }, claims, hmac(''))],
    ['is of another issuer', ours({ iss: 'somebody' })],
    ['is for another audience', ours({ aud: 'somebody' })],
    ['is of no known role', ours({ role: 'ADMIN' })],
    ['is not good yet', ours({ nbf: now + 600 })],
  ];
}
