// `npm run birth-month -- <e-mail address> <YYYY-MM>`: corrects when somebody was born who has said that they are under 18.
import { parseArgs } from 'node:util';
import { createApp } from './app.setup.js';
import { UsersFacade } from './modules/users/index.js';
import { runCommand, UsageError } from './terminal-command.js';

const USAGE = `
  npm run birth-month -- <e-mail address> <YYYY-MM>

  Corrects the month of birth of somebody who has said that they are under 18, and has mistaken it. By another month they may be
  of age. Ask first for something that shows when they were born, and don't keep it.

  Ends with 0 when it is done, with 1 when it failed or nobody of this address has said so.
`;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

interface Asked {
  readonly email: string;
  readonly bornIn: string;
}

function typed(): Asked | undefined {
  try {
    const [email, bornIn, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (email === undefined || bornIn === undefined || more.length > 0 || !MONTH.test(bornIn))
      return undefined;
    return { email, bornIn };
  } catch {
    return undefined;
  }
}

const asked = typed();
await runCommand(
  USAGE,
  asked && {
    run: async (_url, { environment }) => {
      environment.LOG_LEVEL = 'silent';
      const app = await createApp(environment);
      try {
        const isUnder18 = await app.get(UsersFacade).correctAge(asked.email, asked.bornIn);
        if (isUnder18 === undefined)
          throw new UsageError('Nobody of this address has said that they are under 18.');
        return isUnder18;
      } finally {
        await app.close();
      }
    },
    summaryLines: (isUnder18) => [
      `${asked.email} was born in ${asked.bornIn}, and is ${isUnder18 ? 'under 18' : 'of age'}.`,
    ],
    failureNote: 'Nothing was changed.',
  },
);
