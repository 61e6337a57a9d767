// Compiled rules accept nothing that class-validator refuses, and leave to it what they don't support.
import { plainToInstance } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateIf, validateSync } from 'class-validator';
import fc from 'fast-check';
import { compileRules } from './compiled-rules.js';
import { IsUuid, Line } from './fields.js';

class Entry {
  @IsUuid()
  id: string;
  @IsOptional()
  @Line(5, 1)
  name?: string;
  @ValidateIf((entry: Entry) => entry.name !== undefined)
  @IsInt()
  count?: number;
  @IsIn(['A', 'B'])
  kind: string;
}

class WithList {
  @IsArray()
  @IsString({ each: true })
  names: string[];
}

const ID = '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';

describe('compiled rules', () => {
  const isValid = (made: object) => compileRules(Entry)?.(made);
  const refused = (made: object) => validateSync(made, { whitelist: true, forbidNonWhitelisted: true });

  it('accept a valid entry', () => {
    expect(isValid(plainToInstance(Entry, { id: ID, kind: 'A' }))).toBe(true);
    expect(isValid(plainToInstance(Entry, { id: ID, kind: 'B', name: ' Otter ', count: 3 }))).toBe(true);
  });

  it('accept an entry exactly if class-validator does', () => {
    const value = fc.constantFrom<unknown>(
      undefined,
      null,
      'A',
      'B',
      '',
      ' x ',
      'too long',
      ID,
      3,
      0.5,
      [],
      {},
    );
    const entries = fc.record(
      { id: value, name: value, count: value, kind: value, odd: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(entries, (entry) => {
        const made = plainToInstance(Entry, entry);
        expect(isValid(made)).toBe(refused(made).length === 0);
      }),
    );
  });

  it('leave a class with rules for each item to class-validator', () => {
    expect(compileRules(WithList)).toBeUndefined();
  });
});
