/** Anyone who has chosen a language for the page gets their mails in it, whatever the browser's own languages are. */
import { makeStore } from '../app/store';
import { mockServer } from '../test/mock-server';
import { authApi } from './auth';
import { catalogsApi } from './catalogs';
import { usersApi } from './users';

const email = 'robin@example.com';
const signUp = {
  name: 'Robin',
  email,
  password: 'four copies',
  confirmPassword: 'four copies',
  role: 'USER' as const,
};

afterEach(() => document.documentElement.removeAttribute('lang'));

// @spec added-mail-language
test.each(['en', 'es'])(
  'what leads to a mail asks for it in the language of the page: %s',
  async (language) => {
    document.documentElement.lang = language;
    const keys = [
      'POST /api/users/signup',
      'POST /api/auth/resend-verification',
      'POST /api/auth/forgot-password',
    ] as const;
    for (const key of keys) mockServer.fail(key, 503);
    const store = makeStore();
    await store.dispatch(usersApi.endpoints.signUp.initiate({ signUp }));
    await store.dispatch(authApi.endpoints.resendVerification.initiate({ email }));
    await store.dispatch(authApi.endpoints.forgotPassword.initiate({ email }));
    const asked = keys.map((key) =>
      mockServer.calls(key).map(({ headers }) => headers.get('accept-language')),
    );
    expect(asked).toEqual([[language], [language], [language]]);
  },
);

test('what only reads leaves the languages to the browser', async () => {
  document.documentElement.lang = 'es';
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  await makeStore().dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  const [call] = mockServer.calls('GET /api/catalogs/tcg-types');
  expect(call?.headers.has('accept-language')).toBe(false);
});
