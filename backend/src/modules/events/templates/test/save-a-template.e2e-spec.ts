// The story of a store that schedules the same night again and again: it saves a template and starts from it.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { aTemplate } from '../../../../../test/template-aims.js';
import { loadSampleTowns } from '../../../places/test/sample-towns.js';
import { MAX_TEMPLATES } from '../domain/template.js';
import type { TemplateDto } from '../dto/template.dto.js';

const PATH = '/api/events/templates';

describe('templates of events', () => {
  const market = story();
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  const saves = (body: object) => store.client.post<TemplateDto & ProblemBody>(PATH, body);
  const all = async ({ client } = store) => (await client.get<TemplateDto[]>(PATH)).body;

  // @spec call-event-templates, call-add-event-template
  it('are saved with everything that is said of an event but its day, and listed by name', async () => {
    const details = {
      fee: 5.5,
      description: 'Four rounds.\nSwiss.',
      capacity: 16,
      leastPlayers: 6,
      endTime: '22:00',
      endDays: null,
    };
    const { status, body, headers } = await saves(aTemplate('Friday night', details));
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    const event = {
      ...(aTemplate().event as object),
      ...details,
      ...{ whatToBring: null, prizes: null, rulesLevel: null, place: null, picture: null },
    };
    expect(body).toEqual({ uuid: expect.any(String), name: 'Friday night', event, version: 1 });
    await saves(aTemplate('a draft'));
    expect((await all()).map(({ name }) => name)).toEqual(['a draft', 'Friday night']);
    expect((await all())[1]).toEqual(body);
    expect(await all(await signedUp(market, { role: 'STORE' }))).toEqual([]);
  });

  it('keep an end some days after the start, and a place elsewhere with its town', async () => {
    await loadSampleTowns(market);
    const place = { latitude: 43.0389, longitude: -87.90647 };
    const weekend = { time: '18:00', endTime: '16:00', endDays: 2, place };
    const { status, body } = await saves(aTemplate('Weekend', weekend));
    expect(status).toBe(201);
    const kept = { ...place, label: expect.stringContaining('Milwaukee') };
    expect(body.event).toMatchObject({ time: '18:00', endTime: '16:00', endDays: 2, place: kept });
    expect((await all())[0]).toEqual(body);
    const path = `${PATH}/${body.uuid}`;
    const back = await store.client.put<TemplateDto>(path, aTemplate('Weekend', { endDays: 2 }));
    expect(back.body.event).toMatchObject({ endTime: null, endDays: null, place: null });
    const nowhere = { latitude: -60, longitude: -140 };
    expect((await saves(aTemplate('Sea', { place: nowhere }))).body.code).toBe('places.no-town-near');
  });

  // @spec call-replace-event-template, call-delete-event-template
  it('are replaced as a whole, unless somebody else was quicker, and deleted', async () => {
    const { uuid } = (await saves(aTemplate('Friday night', { fee: 5 }))).body;
    const path = `${PATH}/${uuid}`;
    const replaces = (body: object, tag?: string) =>
      store.client.call<TemplateDto & ProblemBody>('PUT', path, body, tag ? { 'if-match': tag } : {});
    const replaced = await replaces(aTemplate('FRIDAY NIGHT', { prizes: 'Packs' }), '"1"');
    expect(replaced.body).toMatchObject({
      name: 'FRIDAY NIGHT',
      version: 2,
      event: { fee: null, prizes: 'Packs' },
    });
    expect((await replaces(aTemplate('Late'), '"1"')).body.code).toBe('events.template-changed');
    expect((await store.client.call('DELETE', path, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await store.client.delete(path)).status).toBe(204);
    expect((await replaces(aTemplate())).body.code).toBe('events.template-not-found');
    expect(await all()).toEqual([]);
  });

  it('have a name of their own in one store, in any case of letters', async () => {
    await saves(aTemplate('Friday night'));
    const again = await saves(aTemplate('FRIDAY Night'));
    expect([again.status, again.body.code, again.body.errors?.[0]?.field]).toEqual([
      409,
      'events.template-name-taken',
      'name',
    ]);
    const { uuid } = (await saves(aTemplate('Saturday'))).body;
    const renamed = await store.client.put<ProblemBody>(`${PATH}/${uuid}`, aTemplate('friday night'));
    expect(renamed.body.code).toBe('events.template-name-taken');
    const other = await signedUp(market, { role: 'STORE' });
    expect((await other.client.post(PATH, aTemplate('Friday night'))).status).toBe(201);
  });

  it('are 50 at most, also when several come at once', async () => {
    const some = Array.from({ length: MAX_TEMPLATES + 3 }, (_, index) => saves(aTemplate(`Night ${index}`)));
    const statuses = (await Promise.all(some)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_TEMPLATES);
    expect((await saves(aTemplate())).body.code).toBe('events.too-many-templates');
    expect(await all()).toHaveLength(MAX_TEMPLATES);
  });

  it.each([
    ['name', { ...aTemplate(), name: '' }],
    ['name', { ...aTemplate(), name: 'x'.repeat(81) }],
    ['event', { name: 'Friday' }],
    ['event', { name: 'Friday', event: [] }],
    ['event.time', aTemplate('Friday', { time: '25:00' })],
    ['event.timeZone', aTemplate('Friday', { timeZone: 'Moon/Base' })],
    ['event.format', aTemplate('Friday', { format: 'CHESS' })],
    ['event.tcg', aTemplate('Friday', { tcg: 'CHESS' })],
    ['event.fee', aTemplate('Friday', { fee: -1 })],
    ['event.description', aTemplate('Friday', { description: 'x'.repeat(4_001) })],
    ['event.endTime', aTemplate('Friday', { time: '18:00', endTime: '18:00', endDays: 0 })],
    ['event.endTime', aTemplate('Friday', { time: '18:00', endTime: '18:01', endDays: 7 })],
    ['event.endDays', aTemplate('Friday', { endTime: '22:00', endDays: 8 })],
    ['event.leastPlayers', aTemplate('Friday', { capacity: 4, leastPlayers: 5 })],
    ['event.date', aTemplate('Friday', { date: '2027-03-14' })],
  ])('are refused at their field: %s', async (field, body) => {
    const { status, body: problem } = await saves(body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
    expect(await all()).toEqual([]);
  });

  it('are for stores, part of the data of an account, and gone with it', async () => {
    const player = await signedUp(market);
    expect((await player.client.post(PATH, aTemplate())).status).toBe(403);
    expect(await all(player)).toEqual([]);
    await saves(aTemplate());
    const path = `/api/users/${store.user.uuid}`;
    const data = await store.client.get<{ eventTemplates: object[] }>(`${path}/export`);
    expect(data.body.eventTemplates).toMatchObject([{ name: 'Friday night' }]);
    expect(
      (
        await store.client.call('DELETE', path, JSON.stringify({ password: PASSWORD }), {
          'content-type': 'application/json',
        })
      ).status,
    ).toBe(204);
    const left = await market.app
      .get(DataSource)
      .query('select from events.template where store = $1', [store.user.uuid]);
    expect(left).toEqual([]);
  });
});
