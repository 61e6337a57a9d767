// The story of mails through a mail server: once each, whatever happens on the way.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { afterSeconds, aJobFailed } from '../../../../test/due-mails.js';
import { freePort, MailServer } from '../../../../test/mail-server.js';
import { jobsDone } from '../../../../test/mails.js';
import { figuresOf } from '../../../../test/metrics.js';
import { PASSWORD } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SmtpMailer } from '../../../platform/mail/smtp-mailer.js';

const variables: NodeJS.ProcessEnv = { MAIL_FROM: 'Playset <hello@playset.example>' };

describe('mails through a mail server', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = new MailServer(await freePort());
    variables.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    await server.up();
  });
  const market = story(variables);
  afterAll(() => server.down());

  let readers = 0;
  const signUp = async (email: string, language = '*') => {
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    expect(
      (await market.someone().post('/api/users/signup', body, { 'accept-language': language })).status,
    ).toBe(201);
  };
  const arrived = async (email: string) => {
    const end = Date.now() + 25_000;
    for (;;) {
      const found = server.delivered.filter(({ to }) => to === email);
      if (found[0]) return found;
      if (Date.now() > end) throw new Error(`No mail to ${email} arrived`);
      await pause(50);
    }
  };
  const tokenOf = async (email: string): Promise<{ id: string; sent_at: Date | null }> => {
    const [row] = await market.app
      .get(DataSource)
      .query(
        'select m.* from auth.mail_token m join users.account a on a.uuid = m.account where a.email = $1',
        [email],
      );
    return row;
  };
  const sendAgain = async (id: string) => {
    const add = () => market.app.get(Jobs).add('auth.send-mail', { id });
    await market.app.get(UnitOfWork).run(add);
    await jobsDone(market);
  };

  it('are not sent again when the mail server refuses them for good', async () => {
    server.unknown.add('gone@example.com');
    await signUp('gone@example.com');
    await jobsDone(market);
    server.unknown.clear();
    expect(server.delivered.filter(({ to }) => to === 'gone@example.com')).toEqual([]);
    expect(await figuresOf(market)).toMatch(/mails_total\{outcome="refused"\} 1/);
  });

  it('arrive as text and as HTML, with a link that works', async () => {
    await signUp('mika@example.com');
    const [mail] = await arrived('mika@example.com');
    expect(mail).toMatchObject({
      sender: 'hello@playset.example',
      recipients: ['mika@example.com'],
      from: 'hello@playset.example',
      subject: 'Verify your email for Playset',
    });
    expect(mail?.html).toContain(mail?.token);
    expect((await market.someone().get(`/api/auth/verify?token=${mail?.token}`)).status).toBe(200);
  });

  // @spec added-mail-language
  it.each([
    ['es', 'Verifica tu correo electrónico para Playset', 'Hola, Mika:'],
    ['es-MX;q=0.9, de', 'Verifica tu correo electrónico para Playset', 'Hola, Mika:'],
    ['en;q=0.9, es;q=0.8', 'Verify your email for Playset', 'Hi Mika,'],
    ['%%;q=x, de', 'Verify your email for Playset', 'Hi Mika,'],
  ])('are in the language of who signs up with Accept-Language: %s', async (header, subject, greeting) => {
    const email = `reader.${readers++}@example.com`;
    await signUp(email, header);
    const [mail] = await arrived(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text.split('\n')[0]).toBe(greeting);
    expect(mail?.html).toContain(subject);
    expect((await market.someone().get(`/api/auth/verify?token=${mail?.token}`)).status).toBe(200);
  });

  it('wait for a server that is down, and arrive once when it is back', async () => {
    await server.down();
    await signUp('patient@example.com');
    await aJobFailed(market);
    await server.up();
    await afterSeconds(market, 60);
    expect(await arrived('patient@example.com')).toHaveLength(1);
    await jobsDone(market);
    expect(await arrived('patient@example.com')).toHaveLength(1);
  });

  it('are tried again when the server is busy', async () => {
    server.busyFor = 1;
    await signUp('busy@example.com');
    await aJobFailed(market);
    await afterSeconds(market, 60);
    expect(await arrived('busy@example.com')).toHaveLength(1);
    expect(server.busyFor).toBe(0);
  });

  it('go out once, although their job runs again', async () => {
    const email = 'once@example.com';
    await signUp(email);
    await arrived(email);
    await jobsDone(market);
    const { id, sent_at } = await tokenOf(email);
    expect(sent_at).not.toBeNull();
    await sendAgain(id);
    expect(await arrived(email)).toHaveLength(1);
  });

  it('carry the same Message-ID when a crash kept the server from noting that one went out', async () => {
    const email = 'crash@example.com';
    await signUp(email);
    await arrived(email);
    await jobsDone(market);
    const { id } = await tokenOf(email);
    await market.app.get(DataSource).query('update auth.mail_token set sent_at = null where id = $1', [id]);
    await sendAgain(id);
    const sent = await arrived(email);
    expect(sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@playset.example>`));
  });

  it('are not sent any more once their link is of no use', async () => {
    const email = 'late@example.com';
    await signUp(email);
    await arrived(email);
    await jobsDone(market);
    const { id } = await tokenOf(email);
    await market.app.get(DataSource).query('update auth.mail_token set sent_at = null where id = $1', [id]);
    market.clock.pass(24 * 3600);
    await sendAgain(id);
    expect(await arrived(email)).toHaveLength(1);
  });

  it('are not handed to a server whose certificate nobody vouches for', async () => {
    const stranger = new MailServer(await freePort());
    // The server's library rightly complains about the certificate that this test wants.
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    await stranger.up(true);
    complaint.mockRestore();
    const mailer = new SmtpMailer({
      url: `smtps://127.0.0.1:${stranger.port}`,
      from: 'hello@playset.example',
    });
    const mail = { id: 'x', to: 'mika@example.com', subject: 'x', text: 'x', html: 'x', link: 'x' };
    await expect(mailer.send(mail)).rejects.toThrow(/certificate/);
    await stranger.down();
    expect(stranger.delivered).toEqual([]);
  });
});
