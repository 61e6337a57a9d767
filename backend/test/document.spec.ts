// What a stranger may expect of every operation in openapi.yaml.
import { contract, type Operation } from './contract.js';

const operations = Object.values(contract.paths).flatMap((item): Operation[] => Object.values(item));
const writing = Object.values(contract.paths).flatMap(({ get: _read, ...item }): Operation[] =>
  Object.values(item),
);
const named = (fits: (operation: Operation) => boolean) =>
  operations
    .filter(fits)
    .map(({ operationId }) => operationId)
    .sort();

describe('the document', () => {
  it('lists 429 for every operation, because every call is counted', () => {
    expect(named(({ responses }) => !('429' in responses))).toEqual([]);
  });

  it('lists what becomes of a body that is too large or of another kind', () => {
    // Anyone who writes may send a body, whether one is wanted or not.
    const mayHaveBody = writing.map(({ operationId }) => operationId).sort();
    for (const status of ['400', '413', '415'])
      expect(named((operation) => writing.includes(operation) && status in operation.responses)).toEqual(
        mayHaveBody,
      );
  });

  it('shows what each refusal of a card route says', () => {
    const silent = ({ responses, tags = [] }: Operation) =>
      tags.includes('cards') &&
      Object.entries(responses).some(
        ([status, { content = {} }]) =>
          Number(status) >= 400 &&
          Object.values(content).some(({ examples = {} }) => Object.keys(examples).length === 0),
      );
    expect(named(silent)).toEqual([]);
  });

  it('says of every parameter what it is', () => {
    const silent = ({ parameters = [] }: Operation) =>
      parameters.some((parameter) => !('description' in parameter && parameter.description));
    expect(named(silent)).toEqual([]);
  });

  it('says the rules of a list’s items of the items: generators of clients make code of what they find', () => {
    const ofItems = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'];
    const misplaced: string[] = [];
    const read = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const isList = 'type' in value && [value.type].flat().includes('array') && 'items' in value;
      if (isList && ofItems.some((rule) => rule in value)) misplaced.push(path);
      for (const [key, inner] of Object.entries(value)) read(inner, `${path}/${key}`);
    };
    read(contract, '');
    expect(misplaced).toEqual([]);
  });
});
