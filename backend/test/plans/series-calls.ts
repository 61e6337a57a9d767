// The calls of a store that plans series of events.
import type { SeriesWithDatesDto } from '../../src/modules/events/series/dto/series.dto.js';
import { uploadPicture } from '../../src/modules/events/test/picture.js';
import { aSeries, weekdayAhead } from '../../src/modules/events/test/series-plan.js';
import type { Client } from '../client.js';
import { aTemplate } from '../template-aims.js';

/** Keeps a template, changes it and deletes it. */
async function keepTemplate(client: Client, well: (reply: { status: number; body: unknown }) => unknown) {
  const path = '/api/events/templates';
  const kept = await client.post<{ uuid: string }>(path, aTemplate());
  well(kept);
  well(await client.get(path));
  well(await client.put(`${path}/${kept.body.uuid}`, aTemplate('Saturday')));
  well(await client.delete(`${path}/${kept.body.uuid}`));
}

/** Each must be answered well. */
export async function planSeries(client: Client): Promise<void> {
  const well = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as SeriesWithDatesDto;
  };
  const picture = await uploadPicture(client);
  if ((await client.get(picture.body.thumbnailUrl)).status !== 200) throw new Error('No picture was served');
  const { uuid, dates } = well(
    await client.post('/api/events/series', aSeries({ picture: picture.body.uuid })),
  );
  const path = `/api/events/series/${uuid}`;
  const date = weekdayAhead('FRIDAY');
  well(await client.get('/api/events/series'));
  well(await client.patch(path, { time: '19:00' }));
  well(await client.delete(`${path}/dates/${date}`));
  well(await client.put(`${path}/dates/${date}`));
  // Another date, whose event is called off alone.
  well(await client.delete(`/api/events/${dates[1]?.event}`));
  well(await client.delete(path));
  await keepTemplate(client, well);
}
