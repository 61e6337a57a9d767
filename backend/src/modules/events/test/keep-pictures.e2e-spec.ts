// The story of pictures that several events have: all of a series, those made from a template; and how long they are stored.
import type { ProblemBody } from '../../../../test/client.js';
import { closes, erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aTemplate } from '../../../../test/template-aims.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { EventsFacade } from '../events.facade.js';
import { addDays } from '../series/domain/recurrence.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import type { TemplateDto } from '../templates/dto/template.dto.js';
import { picturesIn, uploadPicture } from './picture.js';
import { dayAhead, scheduled } from './plan.js';
import { scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
const { read, load, isStored, night } = picturesIn(market);
let store: Member;
let other: Member;
beforeAll(async () => {
  [store, other] = [await signedUp(market, { role: 'STORE' }), await signedUp(market, { role: 'STORE' })];
});

const uploaded = async (by = store): Promise<PictureDto> => (await uploadPicture(by.client)).body;
/** Later than the nights that pass here. */
const date = dayAhead(20);

describe('the picture of a series', () => {
  const week = (nth: number) => addDays(weekdayAhead('FRIDAY'), nth * 7);
  const picturesOf = async ({ dates }: SeriesWithDatesDto) =>
    Promise.all([0, 1, 2, 3].map(async (nth) => (await read(dates[nth]?.event ?? '')).picture?.uuid ?? null));

  it('is that of all, of one, or of one and those after it', async () => {
    const [all, later, alone] = [await uploaded(), await uploaded(), await uploaded()];
    const series = await scheduledSeries(store, { picture: all.uuid });
    expect(series.picture).toEqual(all);
    const path = `/api/events/series/${series.uuid}`;
    await store.client.patch(`/api/events/${series.dates[1]?.event}`, { picture: alone.uuid });
    const part = await store.client.patch<SeriesWithDatesDto>(`${path}?from=${week(2)}`, {
      picture: later.uuid,
    });
    expect(part.body.picture).toEqual(later);
    expect(await picturesOf(series)).toEqual([all.uuid, alone.uuid, later.uuid, later.uuid]);
    const none = await store.client.patch<SeriesWithDatesDto>(path, { picture: null });
    expect([none.body.picture, await picturesOf(series)]).toEqual([
      null,
      [null, alone.uuid, later.uuid, later.uuid],
    ]);
    const foreign = { picture: (await uploaded(other)).uuid };
    expect((await store.client.patch<ProblemBody>(path, foreign)).body.code).toBe('events.unknown-picture');
    await night();
    expect([isStored(all), isStored(alone), isStored(later)]).toEqual([false, true, true]);
  });
});

describe('the picture of a template', () => {
  // @spec rule-event-picture-storage
  it('is stored as long as anything has it, and deleted from the disk a day later', async () => {
    const picture = await uploaded();
    const body = aTemplate('With a picture', { picture: picture.uuid });
    const { body: template } = await store.client.post<TemplateDto>('/api/events/templates', body);
    expect(template.event.picture).toEqual(picture);
    const event = await scheduled(store, { date, picture: picture.uuid });
    await store.client.delete(`/api/events/${event.uuid}`);
    await night();
    expect((await store.client.get<TemplateDto[]>('/api/events/templates')).body).toEqual([template]);
    expect((await load(picture.url)).status).toBe(200);
    const path = `/api/events/templates/${template.uuid}`;
    const foreign = aTemplate('Taken', { picture: (await uploaded(other)).uuid });
    expect((await store.client.put<ProblemBody>(path, foreign)).body.errors?.[0]?.field).toBe(
      'event.picture',
    );
    await store.client.delete(path);
    expect(isStored(picture)).toBe(true);
    await night();
    expect([isStored(picture), (await load(picture.url)).status]).toEqual([false, 404]);
  });
});

describe('a picture', () => {
  const moderate = (act: 'hide' | 'showAgain', event: string) =>
    market.app.get(UnitOfWork).run(() => market.app.get(EventsFacade)[act](event, other.user.uuid));

  it('isn’t served while a moderator hides its only event, and is there when that is', async () => {
    const picture = await uploaded();
    const [one, two] = [
      await scheduled(store, { date, picture: picture.uuid }),
      await scheduled(store, { date, picture: picture.uuid }),
    ];
    await moderate('hide', one.uuid);
    expect((await load(picture.url)).status).toBe(200);
    await store.client.delete(`/api/events/${two.uuid}`);
    expect((await load(picture.url)).status).toBe(404);
    await night();
    await moderate('showAgain', one.uuid);
    expect((await read(one.uuid)).picture).toEqual(picture);
    expect((await load(picture.url)).status).toBe(200);
  });

  it('goes with a closed account, and is in the export before an erased one', async () => {
    const [leaver, eraser] = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market, { role: 'STORE' }),
    ];
    const [left, erased] = [await uploaded(leaver), await uploaded(eraser)];
    await scheduled(leaver, { date, picture: left.uuid });
    await scheduled(eraser, { date, picture: erased.uuid });
    await scheduledSeries(eraser, { picture: erased.uuid });
    await closes(leaver);
    expect((await load(left.url)).status).toBe(404);
    const { body } = await eraser.client.get<{ eventPictures: { url: string }[] }>(
      `/api/users/${eraser.user.uuid}/export`,
    );
    expect(body.eventPictures).toMatchObject([{ uuid: erased.uuid, url: erased.url }]);
    await erases(eraser);
    expect((await load(erased.url)).status).toBe(404);
    await night();
    expect(isStored(erased)).toBe(false);
  });
});
