// The story of a message to somebody who hides their e-mail address: it arrives, can be answered, refused and reported.

import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONTROL } from '../../../../test/bad-input/faults.js';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { jobsDone, mails, mailsTo } from '../../../../test/mails.js';
import { figuresOf } from '../../../../test/metrics.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import type { ReportedMessage, SentMessage } from '../dto/message.dto.js';
import { aSampleCard } from './sample.js';

const TEXT = 'Hi! Is it still there?\n\nSee www.evil.example, I pay $2.50.';

describe('a message to a lister', () => {
  const market = story({ SECURITY_CONTACT: 'operator@playset.example' }, { sample: true });
  let robin: Member;
  let dana: Member;
  let listing: string;
  const query = <Result>(text: string, values: unknown[] = []) =>
    market.app.get(DataSource).query<Result>(text, values);
  const listed = async ({ client }: Member) => {
    const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 3.5 };
    return (await client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
  };
  const send = (from: Client, text: unknown = TEXT, to = listing, key?: string) =>
    from.call<SentMessage & ProblemBody>(
      'POST',
      `/api/listings/${to}/messages`,
      { text },
      key ? { 'idempotency-key': key } : {},
    );
  const kept = () => query<unknown[]>('select * from listings.message order by sent_at, uuid');
  const mailTo = async ({ user }: Member) => (await mailsTo(market, user.email)).at(-1);
  const mailsOf = async ({ user }: Member) => {
    await jobsDone(market);
    return (await mails(market)).filter(({ to }) => to === user.email);
  };
  const reportLink = async (member: Member) => {
    const address = /https?:\S+report-message\S+/.exec((await mailTo(member))?.text ?? '')?.[0] ?? '';
    return new URL(address).searchParams.get('token') ?? '';
  };
  const report = (token: string, more: object = {}) =>
    market.someone().post<ReportedMessage & ProblemBody>('/api/listings/messages/report', {
      token,
      reason: 'SPAM',
      ...more,
    });

  beforeEach(async () => {
    robin = await signedUp(market, { name: 'Robin Alvarez' });
    dana = await signedUp(market, {
      name: 'Dana Okafor',
      email: `dana.${randomUUID().slice(0, 8)}@example.com`,
    });
    listing = await listed(robin);
  });

  // @spec call-send-message
  it('arrives with who sent it, is answered by mail, and tells the sender no address', async () => {
    const sent = await send(dana.client);
    expect(sent.status).toBe(201);
    expect(JSON.stringify(sent.body)).not.toContain(robin.user.email);
    const mail = await mailTo(robin);
    const { name: card, set_name: set } = aSampleCard(1);
    expect(mail).toMatchObject({
      to: robin.user.email,
      subject: `Dana Okafor wrote to you about ${card}`,
      replyTo: { name: 'Dana Okafor', address: dana.user.email },
    });
    expect(mail?.text).toContain('Hi Robin Alvarez,');
    expect(mail?.text).toContain(`${card} (${set}, `);
    expect(mail?.text).toContain('which you listed for $3.50');
    expect(mail?.text).toContain('> Hi! Is it still there?\n> \n> See www[.]evil[.]example, I pay $2.50.');
    expect(mail?.html).not.toContain('evil.example');
    const shown = await dana.client.get<CardListing[]>(`/api/listings/with-card?cardId=${aSampleCard(1).id}`);
    expect(shown.body.find(({ uuid }) => uuid === listing)).toMatchObject({ email: null, address: null });
    expect(await mailsOf(dana)).toEqual([]);
  });

  it('comes in the language that its recipient signed up in, and repeats no name that could be a link', async () => {
    await query(`update users.account set language = 'es' where uuid = $1`, [robin.user.uuid]);
    await query(`update users.account set name = 'www.evil.example' where uuid = $1`, [dana.user.uuid]);
    await send(dana.client);
    const mail = await mailTo(robin);
    expect(mail?.subject).toBe(`Alguien te escribió sobre ${aSampleCard(1).name}`);
    expect(mail?.text).toMatch(/^Hola, Robin Alvarez:/);
    expect(mail?.html).not.toContain('evil.example');
  });

  // @spec added-account-language
  it('comes in the language that its recipient last logged in with, if that log-in named one', async () => {
    const version = () => query('select version from users.account where uuid = $1', [robin.user.uuid]);
    const before = await version();
    const logIn = async (header: string) => {
      const credentials = { email: robin.user.email, password: robin.password };
      await market.someone().post('/api/auth/login', credentials, { 'accept-language': header });
      return query<unknown[]>('select language from users.account where uuid = $1', [robin.user.uuid]);
    };
    await Promise.all([logIn('es-MX, en;q=0.5'), logIn('es')]);
    expect(await logIn('*')).toEqual([{ language: 'es' }]);
    expect(await logIn('fr')).toEqual([{ language: 'es' }]);
    await send(dana.client);
    expect((await mailTo(robin))?.subject).toContain('te escribió sobre');
    expect(await logIn('en-US')).toEqual([{ language: 'en' }]);
    expect(await version()).toEqual(before);
  });

  it('is sent once when the answer was lost and it is sent again with the same key', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => send(dana.client, TEXT, listing, key)));
    expect(new Set(replies.map(({ body }) => body.uuid)).size).toBe(1);
    expect(await mailsOf(robin)).toHaveLength(1);
  });

  // @spec call-send-message
  it('is taken three times a day from one person, and then again, also when all come at once', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map((nth) => send(dana.client, `Number ${nth}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('listings.too-many-messages');
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(86_000);
    const other = await signedUp(market);
    expect((await send(other.client)).status).toBe(201);
    market.clock.pass(wait + 1);
    const { email } = dana.user;
    const again = market.someone();
    const { body } = await again.post<{ accessToken: string }>('/api/auth/login', {
      email,
      password: dana.password,
    });
    again.token = body.accessToken;
    expect((await send(again, 'Hello again')).status).toBe(201);
  });

  it('has a listing that is on offer, and is not to oneself', async () => {
    expect(await send(robin.client)).toMatchObject({ status: 422, body: { code: 'listings.own-listing' } });
    expect(await send(dana.client, TEXT, randomUUID())).toMatchObject({ status: 404 });
    await robin.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    expect(await send(dana.client)).toMatchObject({ status: 404, body: { code: 'listings.not-found' } });
    const closed = await listed(robin);
    await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD });
    expect(await send(dana.client, TEXT, closed)).toMatchObject({ status: 404 });
  });

  it('refuses what is no text, too long, empty or full of control characters', async () => {
    const before = (await kept()).length;
    for (const [title, text] of CONTROL) {
      if (title === 'a line break') continue;
      const reply = await send(dana.client, String(text));
      expect([title, reply.status, reply.body.code]).toEqual([title, 400, 'request.invalid']);
    }
    expect((await send(dana.client, 'x'.repeat(1001))).status).toBe(400);
    for (const text of ['', '  \n ', '\u200b\u200b'])
      expect((await send(dana.client, text)).status).toBe(400);
    expect(await kept()).toHaveLength(before);
  });

  // @spec call-report-message
  it('can be reported by the link in its mail: the operator is told once, and the sender can be blocked', async () => {
    await send(dana.client);
    const token = await reportLink(robin);
    expect(await report(token, { note: 'Wants money first.', block: true })).toMatchObject({
      status: 200,
      body: { repeated: false, blocked: true },
    });
    expect((await report(token, { reason: 'SCAM' })).body).toEqual({ repeated: true, blocked: true });
    await jobsDone(market);
    const told = (await mails(market)).filter(
      ({ to, text }) => to === 'operator@playset.example' && text.includes(robin.user.uuid),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('www[.]evil[.]example');
    expect(
      await query('select report_reason from listings.message where sender = $1', [dana.user.uuid]),
    ).toEqual([{ report_reason: 'SCAM' }]);
    expect(
      await query(
        `select actor, subject from platform.audit where act = 'listings.message-reported' and subject = $1`,
        [dana.user.uuid],
      ),
    ).toEqual([{ actor: null, subject: dana.user.uuid }]);
    expect(await send(dana.client)).toMatchObject({ status: 422, body: { code: 'listings.sender-blocked' } });
    expect(await figuresOf(market)).toMatch(/message_reports_total\{reason="SPAM"\} [1-9]/);
  });

  // @spec call-report-message
  it('comes again from a sender whose block was lifted by the same link', async () => {
    await send(dana.client);
    const token = await reportLink(robin);
    expect((await report(token)).body).toEqual({ repeated: false, blocked: false });
    expect((await report(token, { block: true })).body).toEqual({ repeated: true, blocked: true });
    expect((await send(dana.client)).status).toBe(422);
    expect((await report(token, { block: false })).body).toEqual({ repeated: true, blocked: false });
    expect((await send(dana.client)).status).toBe(201);
  });

  it.each(['', 'nonsense', `${'A'.repeat(22)}.${'A'.repeat(43)}`])(
    'is reported by nobody with the link %j',
    async (token) => {
      expect(await report(token)).toMatchObject({
        status: 400,
        body: { code: 'listings.report-link-invalid' },
      });
    },
  );

  it('is not reported with the link of another purpose', async () => {
    await market.someone().post('/api/auth/forgot-password', { email: robin.user.email });
    const link = await mailTo(robin);
    expect(await report(link?.token ?? '')).toMatchObject({ status: 400 });
  });

  it('is forgotten 180 days after it was sent, or reported', async () => {
    const [one, other] = [await send(dana.client), await send(dana.client, 'Another')];
    await query(`update listings.message set forget_after = $2 where uuid = $1`, [
      one.body.uuid,
      new Date(market.clock.now().getTime() - 1000),
    ]);
    await market.app.get(Retention).applyAll();
    expect(await query('select uuid from listings.message where sender = $1', [dana.user.uuid])).toEqual([
      { uuid: other.body.uuid },
    ]);
  });
});
