// What somebody at a terminal reads of a command that fails.
import { readdirSync } from 'node:fs';
import { notYetBorn } from './modules/users/domain/user.errors.js';
import { failureText } from './terminal-command.js';

describe('a command that fails', () => {
  it('prints a rule of the product that was not met as a sentence', () => {
    expect(failureText(notYetBorn())).toBe('Choose a month that has begun.');
  });

  it('prints what the system refused, with the path', () => {
    let refused: unknown;
    try {
      readdirSync(process.execPath);
    } catch (error) {
      refused = error;
    }
    expect(failureText(refused)).toMatch(/^ENOTDIR: not a directory, scandir '[^'\n]+'$/);
  });

  it('prints where anything else broke', () => {
    expect(failureText(new Error('broken'))).toMatch(/^Error: broken\n +at /);
  });
});
