// Signing up with what no client of ours would send.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { refusesBadInput } from '../../../../test/bad-input.js';
import { story } from '../../../../test/story.js';

describe('signing up', () => {
  const market = story();

  refusesBadInput({
    method: 'POST',
    path: () => '/api/users/signup',
    client: () => market.someone(),
    valid: () => ({
      name: 'Robin Alvarez',
      email: `${randomUUID()}@example.com`,
      password: 'four copies of a card',
      confirmPassword: 'four copies of a card',
      phoneNumber: '+1 (312) 555-0103',
      address: '1814 W Division Street',
      role: 'USER',
      enabled: true,
      emailVerified: false,
      turnstileToken: '',
    }),
    fields: [
      { name: 'name', kind: 'line', max: 80 },
      { name: 'email', kind: 'email', max: 254 },
      { name: 'password', kind: 'secret', max: 256 },
      { name: 'confirmPassword', kind: 'secret' },
      { name: 'phoneNumber', kind: 'phone', max: 40, optional: true },
      { name: 'address', kind: 'line', max: 300, optional: true },
      { name: 'role', kind: 'word' },
      { name: 'enabled', kind: 'boolean', optional: true },
      { name: 'emailVerified', kind: 'boolean', optional: true },
      { name: 'turnstileToken', kind: 'secret', max: 2048, optional: true },
    ],
    untouched: async () =>
      market.app
        .get(DataSource)
        .query(
          `select (select count(*) from users.account) as accounts, (select count(*) from auth.mail_token) as mails`,
        ),
  });
});
