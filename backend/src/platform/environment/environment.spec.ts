// What the product accepts as its settings.
import { EnvironmentError, readEnvironment } from './read-environment.js';
import { newVapidPrivateKey, vapidPublicKeyOf } from './vapid-keys.js';
import { envExample } from './write-env-example.js';

const secret = 'f3a9'.repeat(10);
const problemsOf = (variables: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
};

describe('the environment', () => {
  it('has a default for everything a first start needs', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      CARD_SOURCE: 'auto',
      RATE_LIMITS: 'on',
    });
  });

  it('names every wrong setting at once', () => {
    const problems = problemsOf({ PORT: 'many', CARD_SOURCE: 'magic', SMTP_URL: 'nowhere' });
    expect(problems.join('\n')).toMatch(/PORT[\s\S]*SMTP_URL[\s\S]*CARD_SOURCE/);
    expect(problems).toHaveLength(3);
  });

  it('asks for a secret of its own beside a database of its own', () => {
    const DATABASE_URL = 'postgres://u:p@localhost:5432/playset';
    expect(problemsOf({ DATABASE_URL })).toEqual(['JWT_SECRET is required with DATABASE_URL']);
    expect(problemsOf({ DATABASE_URL, JWT_SECRET: 'change-me-please-change-me-please-1' })).toHaveLength(1);
    expect(problemsOf({ DATABASE_URL, JWT_SECRET: secret })).toEqual([]);
  });

  it('takes the secret before this one, if it is one and another', () => {
    const JWT_SECRET_PREVIOUS = 'b7d1'.repeat(10);
    expect(problemsOf({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS })).toEqual([]);
    expect(problemsOf({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: secret })).toHaveLength(1);
    expect(problemsOf({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: 'short' })).toHaveLength(1);
  });

  it('refuses what belongs to the embedded database beside another one', () => {
    const own = { DATABASE_URL: 'postgres://u:p@localhost/playset', JWT_SECRET: secret };
    expect(problemsOf({ ...own, DEMO_DATA: 'true' })).toHaveLength(1);
    expect(problemsOf({ ...own, RATE_LIMITS: 'off' })).toHaveLength(1);
  });

  it('takes the origin of the public URL as browsers write it, and nothing behind it', () => {
    const originOf = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL }).PUBLIC_URL;
    expect(originOf('https://city.example/')).toBe('https://city.example');
    expect(originOf('HTTPS://City.example:443')).toBe('https://city.example');
    expect(originOf('http://my_host:8080')).toBe('http://my_host:8080');
    const wrong = ['/market', '/?a=b', '/#a'].map((rest) => `https://city.example${rest}`);
    for (const PUBLIC_URL of [...wrong, 'https://u:p@city.example', 'ftp://city.example', 'city.example']) {
      expect(problemsOf({ PUBLIC_URL })).toEqual([expect.stringContaining('PUBLIC_URL must be')]);
    }
  });

  it('takes a sender with or without a name, and no text without an address', () => {
    for (const sender of ['a@b', '<a@b.example>', 'Playset Inc. <a@b>', '"Cards, and more" <a@b.example>']) {
      expect(problemsOf({ MAIL_FROM: sender })).toEqual([]);
    }
    for (const MAIL_FROM of ['garbage', 'Playset <garbage>', 'a@', '@b', 'a@b, c@d']) {
      expect(problemsOf({ MAIL_FROM })).toEqual([expect.stringContaining('MAIL_FROM must be')]);
    }
  });

  it('takes any address or name to listen on that stands in a URL', () => {
    for (const HOST of ['::', '0.0.0.0', 'my_host', 'city.example']) expect(problemsOf({ HOST })).toEqual([]);
    for (const HOST of ['nonsense host', 'host:80', 'a/b', '[::1]', '999.1.1.1', 'fe80::1%eth0']) {
      expect(problemsOf({ HOST })).toEqual([expect.stringContaining('HOST must be')]);
    }
  });

  it('takes servers whose names have underscores, as container networks give them', () => {
    const DATABASE_URL = 'postgres://u:p@my_db/playset';
    const SMTP_URL = 'smtp://mail_catcher:1025';
    expect(problemsOf({ DATABASE_URL, SMTP_URL, JWT_SECRET: secret })).toEqual([]);
  });

  it('takes a PostgreSQL behind a socket', () => {
    const at = (DATABASE_URL: string) => problemsOf({ DATABASE_URL, JWT_SECRET: secret });
    expect(at('postgresql:///playset?user=u&host=/var/run/postgresql')).toEqual([]);
    for (const wrong of ['postgresql:///playset', 'postgres:///?host=/run', 'smtp:///playset?host=/run']) {
      expect(at(wrong)).toEqual(['DATABASE_URL must be a URL address']);
    }
  });

  it('asks for both Turnstile keys or none', () => {
    expect(problemsOf({ TURNSTILE_SITE_KEY: 'x' })).toHaveLength(1);
  });

  it('asks for both VAPID keys or none, and for one that is the public key of the other', () => {
    const VAPID_PRIVATE_KEY = newVapidPrivateKey();
    const VAPID_PUBLIC_KEY = vapidPublicKeyOf(VAPID_PRIVATE_KEY);
    expect(problemsOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toEqual([]);
    expect(problemsOf({ VAPID_PUBLIC_KEY })).toHaveLength(1);
    expect(problemsOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: newVapidPrivateKey() })).toHaveLength(1);
    expect(problemsOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toHaveLength(1);
  });

  it('takes the address of tiles, or of a file with all of them, and whom they are by', () => {
    const MAP_ATTRIBUTION = '© A survey';
    const tiles = (MAP_TILES_URL: string) => problemsOf({ MAP_TILES_URL, MAP_ATTRIBUTION });
    expect(tiles('https://tiles.example/{z}/{x}/{y}.png?key=k')).toEqual([]);
    expect(tiles('http://localhost:8080/city.pmtiles')).toEqual([]);
    for (const wrong of [
      'https://tiles.example/',
      'file:///city.pmtiles',
      'https://{s}.example/{z}/{x}/{y}',
    ]) {
      expect(tiles(wrong)).toEqual([expect.stringContaining('MAP_TILES_URL must be')]);
    }
    expect(problemsOf({ MAP_TILES_URL: 'https://tiles.example/city.pmtiles' })).toEqual([
      'MAP_ATTRIBUTION is required with MAP_TILES_URL',
    ]);
  });

  it('documents every setting in .env.example', () => {
    for (const name of ['PORT', 'DATABASE_URL', 'JWT_SECRET', 'METRICS_TOKEN']) {
      expect(envExample()).toContain(`# ${name}=`);
    }
  });
});
