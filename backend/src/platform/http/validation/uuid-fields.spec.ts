import { Transform } from 'class-transformer';
import { IsArray } from 'class-validator';
import { AreUuids, IsUuid } from './fields.js';
import { validation } from './validation.js';

const ID = '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';

class Named {
  @IsUuid()
  cardId: string;
}

class Listed {
  @IsArray()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @AreUuids('ids must be UUIDs')
  ids: string[];
}

const read = (metatype: new () => object, value: unknown) =>
  Promise.resolve(validation().transform(value, { type: 'body', metatype }));

describe('a UUID in a request', () => {
  it.each([
    [Named, { cardId: ID.toUpperCase() }, { cardId: ID }],
    [Listed, { ids: [ID.toUpperCase(), ID] }, { ids: [ID, ID] }],
    [Listed, { ids: `${ID.toUpperCase()},${ID}` }, { ids: [ID, ID] }],
  ])('is read in lower case: %p %j', async (shape, sent, expected) => {
    expect(await read(shape, sent)).toEqual(expected);
  });

  it.each([
    [Named, { cardId: 'Z' }, 'cardId must be a UUID'],
    [Named, { cardId: 5 }, 'cardId must be a UUID'],
    [Listed, { ids: [ID, 5] }, 'ids must be UUIDs'],
  ])('is refused by name if it is none: %p %j', async (shape, sent, message) => {
    await expect(async () => read(shape, sent)).rejects.toMatchObject({
      details: { errors: [expect.objectContaining({ message })] },
    });
  });
});
