// `npm run moderators -- add|remove <e-mail address>` or `list`: who reads what people report, and decides about it.
import { parseArgs } from 'node:util';
import { createApp } from './app.setup.js';
import { ModerationFacade } from './modules/moderation/index.js';
import { runCommand, UsageError } from './terminal-command.js';

const USAGE = `
  npm run moderators -- add <e-mail address>
  npm run moderators -- remove <e-mail address>
  npm run moderators -- list

  Names accounts that moderate: they see what people report, and warn, hide and suspend. Name at least two, so that another one
  decides about complaints, and about what concerns a moderator.

  Ends with 0 when it is done, with 1 when it failed or no open account has the address.
`;

interface Asked {
  readonly verb: 'add' | 'remove' | 'list';
  readonly email: string;
}

function typed(): Asked | undefined {
  try {
    const [verb, email, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (verb === 'list' && email === undefined) return { verb, email: '' };
    if ((verb !== 'add' && verb !== 'remove') || email === undefined || more.length > 0) return undefined;
    return { verb, email };
  } catch {
    return undefined;
  }
}

async function carryOut({ verb, email }: Asked, moderation: ModerationFacade): Promise<readonly string[]> {
  if (verb === 'list') {
    const addresses = await moderation.addressesOfModerators();
    return addresses.length > 0 ? addresses : ['Nobody moderates yet.'];
  }
  const uuid = await (verb === 'add' ? moderation.addModerator(email) : moderation.removeModerator(email));
  if (!uuid)
    throw new UsageError(
      verb === 'add' ? 'No open account has this address.' : 'No moderator has this address.',
    );
  return [verb === 'add' ? `${email} moderates now.` : `${email} moderates no longer.`];
}

const asked = typed();
await runCommand(
  USAGE,
  asked && {
    run: async (_url, { environment }) => {
      environment.LOG_LEVEL = 'silent';
      const app = await createApp(environment);
      try {
        return await carryOut(asked, app.get(ModerationFacade));
      } finally {
        await app.close();
      }
    },
    summaryLines: (lines) => lines,
    failureNote: 'Nothing was changed.',
  },
);
