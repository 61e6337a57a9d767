// The story of somebody who puts their own account right.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { Account } from '../dto/account.dto.js';

type Answer = Account & ProblemBody;

describe('the settings of an account', () => {
  const market = story();
  let player: Member;
  let store: Member;
  beforeAll(async () => {
    player = await signedUp(market);
    store = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
  });

  const at = ({ user }: Member) => `/api/users/${user.uuid}`;
  const read = (member: Member) => member.client.get<Answer>(at(member));
  const change = (member: Member, changes: object, tag?: string) =>
    member.client.call<Answer>('PATCH', at(member), changes, tag ? { 'if-match': tag } : {});

  // @spec added-account
  it('show their owner everything that can be changed, and the version', async () => {
    const fresh = await signedUp(market);
    const { status, body, headers } = await read(fresh);
    const settings = { website: null, emailVisible: false, phoneVisible: false, version: 1 };
    expect([status, body]).toEqual([200, { ...fresh.user, ...settings }]);
    expect(headers.get('etag')).toBe('"1"');
  });

  // @spec call-change-user
  it('take a name, a phone number, an address and what is visible, and keep what is left out', async () => {
    const fresh = await signedUp(market);
    const changes = {
      name: 'Mika Sörensen',
      phoneNumber: '+49 30 901820',
      address: 'Hyde Park, Chicago, IL',
      emailVisible: false,
      phoneVisible: false,
    };
    const { status, body, headers } = await change(fresh, changes);
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body).toEqual({ ...fresh.user, ...changes, website: null, version: 2 });
    await change(fresh, { emailVisible: true });
    expect((await read(fresh)).body).toEqual({ ...body, emailVisible: true, version: 3 });
  });

  it('take the website of a store', async () => {
    const website = 'https://gilded-goblet.example/singles?sort=new';
    expect((await change(store, { website: `  ${website} ` })).body.website).toBe(website);
    expect((await change(store, { name: 'The Gilded Goblet' })).body.website).toBe(website);
    expect((await change(store, { website: '' })).body.website).toBeNull();
    await change(store, { website });
    expect((await change(store, { website: null })).body.website).toBeNull();
  });

  it('refuse the website of a player in clear words', async () => {
    const { status, body } = await change(player, { website: 'https://robin.example' });
    expect([status, body.code]).toEqual([400, 'users.website-only-for-stores']);
    expect(body.errors).toEqual([
      { field: 'website', code: 'users.website-only-for-stores', message: 'Only stores can have a website.' },
    ]);
  });

  it.each([
    'goblet.example',
    'ftp://goblet.example',
    'javascript:alert(1)',
    'javascript://goblet.example/%0aalert(1)',
    'https://goblet.example@evil.example',
    'https://goblet.example:pw@evil.example',
    '//goblet.example',
    'https://',
    'https:evil.example',
    'https://goblet example',
    'https://goblet.example/<script>',
    'https://localhost',
    'https://localhost.',
    'https://intranet/menu',
    'http://127.0.0.1',
    'http://192.168.0.1/admin',
    'http://10.0.0.1:8080',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]/',
  ])('refuse %s for a website', async (website) => {
    const { status, body } = await change(store, { website });
    expect([status, body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          field: 'website',
          message: 'Enter a website such as https://example.com.',
        }),
      ],
    ]);
  });

  it.each([
    'https://gilded-goblet.example:8443/a?b=c#d',
    'http://goblet.co.uk',
    'https://4.goblet.example',
    'https://xn--bcher-kva.example',
  ])('take %s for the website of a store', async (website) => {
    expect((await change(store, { website })).body.website).toBe(website);
  });

  it.each([
    ['turns the direction', 'https://a.example/\u202e'],
    ['hides a character', 'https://a.example/\u200bmenu'],
    ['breaks its line', 'https://a.example/\u2028menu'],
  ])('refuse a website that %s', async (_what, website) => {
    const message = 'Enter a website such as https://example.com.';
    expect((await change(store, { website })).body.errors).toEqual([
      expect.objectContaining({ field: 'website', message }),
    ]);
  });

  it.each([
    ['a filler', '\u3164'],
    ['a blank of Braille with a selector', '\u2800\ufe0f'],
    ['an isolate', '\u2066'],
  ])('refuse %s for a name', async (_what, name) => {
    const { status, body } = await change(player, { name });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'name', code: 'users.name-required', message: 'Enter your name.' }],
    ]);
  });

  it('keep a phone number as it was typed, but trimmed, and can forget it', async () => {
    const typed = async (phoneNumber: string) => (await change(player, { phoneNumber })).body.phoneNumber;
    expect(await typed('  (312) 555.0103 ')).toBe('(312) 555.0103');
    expect(await typed('  ')).toBe('');
  });

  // @spec bad-profile
  it.each([
    [{ name: '' }, 'name', 'Enter your name.'],
    [{ name: '   ' }, 'name', 'Enter your name.'],
    [{ name: null }, 'name', 'Enter your name.'],
    [{ phoneNumber: '555' }, 'phoneNumber', 'Enter a valid phone number.'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'Enter a valid phone number.'],
  ])('refuse %j', async (changes, field, message) => {
    const { status, body } = await change(player, changes);
    expect([status, body.message, body.errors]).toEqual([
      400,
      message,
      [expect.objectContaining({ field, message, code: expect.stringMatching(/^(users|field)\./) })],
    ]);
  });

  it.each(['phoneNumber', 'address', 'emailVisible', 'phoneVisible'])('refuse null for %s', async (field) => {
    const { status, body } = await change(player, { [field]: null });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  // @spec screen-profile-email
  it.each(['role', 'email', 'enabled', 'emailVerified', 'password', 'uuid', 'version'])(
    'are not a way to change the %s',
    async (field) => {
      const { status, body } = await change(player, { name: 'Robin', [field]: 'STORE' });
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    },
  );

  it('refuse a change of nothing', async () => {
    const { status, body } = await change(player, {});
    expect([status, body.code, body.message]).toEqual([
      400,
      'users.nothing-to-change',
      'Send at least one field to change.',
    ]);
  });

  it('take the first of two changes that were made in two browsers, and refuse the second in clear words', async () => {
    const fresh = await signedUp(market);
    // The second time because the answer was lost.
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await change(fresh, { name: 'On the phone' }, '"1"');
      expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    }
    const second = await change(fresh, { name: 'On the laptop' }, '"1"');
    expect([second.status, second.body.code]).toEqual([412, 'users.changed-meanwhile']);
    expect(second.body.message).toBe(
      'Your account has changed since you opened it. Reload it before saving.',
    );
    expect((await read(fresh)).body).toMatchObject({ name: 'On the phone', version: 2 });
    expect((await change(fresh, { name: 'On the laptop' }, '"2"')).status).toBe(200);
  });

  it('are no other version when a change changes nothing, so that the other browser can go on', async () => {
    const fresh = await signedUp(market);
    const { name, phoneNumber, address } = fresh.user;
    const same = await change(fresh, { name: ` ${name} `, phoneNumber, address, emailVisible: false }, '"1"');
    expect([same.status, same.headers.get('etag')]).toEqual([200, '"1"']);
    const other = await change(fresh, { name: 'On the laptop' }, '"1"');
    expect([other.status, other.headers.get('etag')]).toEqual([200, '"2"']);
  });

  it('let one of four changes through that come at the same moment', async () => {
    const fresh = await signedUp(market);
    const replies = await Promise.all(['A', 'B', 'C', 'D'].map((name) => change(fresh, { name }, '"1"')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('are told at the next log-in', async () => {
    const fresh = await signedUp(market);
    await change(fresh, { name: 'Mika Sörensen' });
    const { email } = fresh.user;
    const login = { email, password: fresh.password };
    const { body } = await market.someone().post<{ user: object }>('/api/auth/login', login);
    expect(body.user).toEqual({ ...fresh.user, name: 'Mika Sörensen' });
  });

  it.each(['7', 'null', '%00', '7b0c5a52-14f5-4e3e-9c6a', '%F0%9F%83%8F'])(
    'have no address like %s',
    async (uuid) => {
      const path = `/api/users/${uuid}`;
      for (const [method, address, body] of [
        ['GET', path, undefined],
        ['PATCH', path, { name: 'Robin' }],
        ['PATCH', `${path}/change-password`, { currentPassword: 'x', newPassword: 'four copies' }],
        ['PUT', `${path}/disable`, { password: 'x' }],
      ] as const) {
        expect((await player.client.call(method, address, body)).status).toBe(400);
      }
    },
  );
});
