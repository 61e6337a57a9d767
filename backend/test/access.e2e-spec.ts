// Who may call what, made from openapi.yaml: no operation answers without a token unless it is marked public.
import { contract, type Operation } from './contract.js';
import { story } from './story.js';

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What anybody may call; a new public route must be written down here. */
const PUBLIC = [
  'forgotPassword',
  'getCardImage',
  'getClientConfig',
  'login',
  'logout',
  'refresh',
  'resendVerification',
  'resetPassword',
  'signUp',
  'verifyEmail',
];

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const isGuarded = ({ security }: Operation) => security?.some((scheme) => 'bearer' in scheme) ?? false;
const addressOf = (path: string) => path.replace('{status}', 'ACTIVE').replace(/\{[^}]+\}/g, NOBODY);

describe('access', () => {
  const market = story();

  it('names the public operations, and only those', () => {
    const open = operations
      .filter(({ operation }) => !isGuarded(operation))
      .map(({ operation }) => operation.operationId);
    expect(open.sort()).toEqual(PUBLIC);
  });

  it('has one operationId for each operation', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe.each(operations.filter(({ operation }) => isGuarded(operation)))(
    '$method $path',
    ({ path, method }) => {
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {};

      it.each([
        ['no token', undefined],
        ['a token that is none', 'Bearer nonsense'],
        ['another scheme', 'Basic cGxheWVyOnBsYXlzZXQ='],
        ['an unsigned token', `Bearer ${unsigned()}`],
      ])('answers 401 to %s', async (_what, authorization) => {
        const headers: Record<string, string> = authorization ? { authorization } : {};
        const { status } = await market.someone().call(method, addressOf(path), body, headers);
        expect(status).toBe(401);
      });
    },
  );
});

/** What a forger would try first: our own claims under `alg: none`. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: NOBODY,
    role: 'STORE',
    sid: NOBODY,
    iss: 'playset',
    aud: 'playset-api',
    exp: 4_102_444_800,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
