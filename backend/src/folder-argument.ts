// What is typed after `backup` and `restore`: one folder, and whether to replace what is there.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What was typed; undefined when it makes no sense. */
export function typedFolder(): { folder: string; force: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    const [folder, ...more] = positionals;
    // npm runs scripts in the repository's folder; this is where the command was typed.
    const typedIn = process.env.INIT_CWD ?? process.cwd();
    return folder && more.length === 0
      ? { folder: resolve(typedIn, folder), force: values.force ?? false }
      : undefined;
  } catch {
    return undefined;
  }
}
