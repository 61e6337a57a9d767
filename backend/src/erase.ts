// `erase <e-mail address> --for-good`: forgets somebody who asked for it and cannot log in, as with a closed account.
import { parseArgs } from 'node:util';
import { createApp } from './app.setup.js';
import { UsersFacade } from './modules/users/index.js';
import { runCommand, UsageError } from './terminal-command.js';

const USAGE = `
  node backend/dist/erase.js <e-mail address> --for-good

  Erases the account of this address, open or closed, and what is kept about its owner, as they could themselves.
  What was sold stays, without its lister's name. Nothing brings the rest back: ask first who it is that asks you.

  Ends with 0 when it is done, with 1 when it failed or nobody has the address.
`;

function typedAddress(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'for-good': { type: 'boolean' } },
    });
    return values['for-good'] && positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}

const email = typedAddress();
await runCommand(
  USAGE,
  email === undefined
    ? undefined
    : {
        run: async (_url, { environment }) => {
          environment.LOG_LEVEL = 'silent';
          const app = await createApp(environment);
          try {
            const uuid = await app.get(UsersFacade).eraseFor(email);
            if (!uuid) throw new UsageError('Nobody has this address.');
            return uuid;
          } finally {
            await app.close();
          }
        },
        summaryLines: (uuid) => [`The account ${uuid} was erased.`],
        failureNote: 'Nothing was erased.',
      },
);
