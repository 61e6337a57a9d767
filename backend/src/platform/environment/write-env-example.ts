// Writes `.env.example` from the Environment class: every setting with its sentence and its default.
import { Environment } from './environment.js';
import { settingDocs } from './setting.js';

/** The text of `.env.example`. */
export function envExample(): string {
  const defaults = new Environment() as unknown as Record<string, unknown>;
  const blocks = settingDocs().map(({ name, says, example }) => {
    const value = defaults[name];
    const line = value === undefined ? `# ${name}=${example ?? ''}` : `# ${name}=${String(value)}`;
    return `# ${says}\n${line}\n`;
  });
  return `# The settings of Playset. Written by \`npm run generate\` from the Environment class; every one is optional.\n\n${blocks.join('\n')}`;
}
