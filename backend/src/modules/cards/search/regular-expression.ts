// Reads the regular expressions of a search and writes them for PostgreSQL, so that none of them can be an error there.
import { PatternProblem, textProblem } from './pattern-problems.js';
import { PatternReader } from './pattern-reader.js';

// Case does not matter; nothing but a line's end ends a line, and `^` and `$` stand at the ends of lines.
const OPTIONS = '(?in)';

/** What is wrong with an expression, in the words of the public card database; undefined when it can be searched by. */
export function patternProblem(source: string): string | undefined {
  try {
    postgresPattern(source);
    return undefined;
  } catch (error) {
    if (error instanceof PatternProblem) return error.message;
    throw error;
  }
}

/**
 * The expression as PostgreSQL's `~` takes it: case does not matter, and no match goes beyond a line.
 * Throws a PatternProblem, but never for an expression that `patternProblem` finds nothing wrong with.
 */
export function postgresPattern(source: string): string {
  const problem = textProblem(source);
  if (problem !== undefined) throw new PatternProblem(problem);
  return `${OPTIONS}${new PatternReader([...source]).read()}`;
}

/** Whether it looks around by more than plain characters, which one search may do once. Of an expression without a problem. */
export function hasLookaround(source: string): boolean {
  const reader = new PatternReader([...source]);
  reader.read();
  return reader.hasLookaround;
}
