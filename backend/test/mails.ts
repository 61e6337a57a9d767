// The mails of a story, read from its outbox.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { DataSource } from 'typeorm';
import { lookForDueJobs } from './due-jobs.js';
import type { Story } from './story.js';

/** A mail as its reader's program shows it. */
export interface ReadMail {
  readonly to: string;
  readonly from: string;
  /** Who gets the answer, where it is not the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** How a mail program turns such mails off: the values of List-Unsubscribe and List-Unsubscribe-Post. */
  readonly unsubscribe: readonly (string | undefined)[];
  /** The token in the first link of the text. */
  readonly token: string;
}

/** Reads a mail as it travels. */
export async function readMail(message: Uint8Array | string): Promise<ReadMail> {
  const {
    to,
    from,
    replyTo,
    subject,
    text = '',
    html = '',
    messageId,
    headers,
  } = await PostalMime.parse(message);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  return {
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    replyTo: replyTo?.[0]?.address ? { name: replyTo[0].name, address: replyTo[0].address } : undefined,
    subject: subject ?? '',
    text,
    html,
    messageId: messageId ?? '',
    unsubscribe: [header('list-unsubscribe'), header('list-unsubscribe-post')],
    token: URL.canParse(link) ? (new URL(link).searchParams.get('token') ?? '') : '',
  };
}

/** Every mail in the outbox, in no order. */
export async function mails(story: Story): Promise<ReadMail[]> {
  const folder = join(story.folder, 'outbox');
  const files = filesIn(folder).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => readOnce(join(folder, file))));
}

const read = new Map<string, Promise<ReadMail>>();

/** Who waits for a mail looks at all of them each time. One that is sent again is another file of the same name. */
function readOnce(file: string): Promise<ReadMail> {
  const { ino, mtimeMs } = statSync(file);
  const version = `${file} ${ino} ${mtimeMs}`;
  const mail = read.get(version) ?? readMail(readFileSync(file));
  read.set(version, mail);
  return mail;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // made with the first mail
  }
}

/** A busy machine is no reason to fail: what has not come or ended by then never will. Jest's own limit is twice as long. */
const TIMEOUT_MS = 60_000;

/** A mail that tells of a change, which may come at any time beside those that somebody has asked for. */
const isNotice = ({ text }: ReadMail): boolean => /\/settings$/m.test(text);

/** Waits until `wanted` mails to this address have arrived, beside notices. */
export const mailsTo = (story: Story, address: string, wanted = 1): Promise<ReadMail[]> =>
  arrived(story, address, wanted, (mail) => !isNotice(mail));

/** Waits until `wanted` notices to this address have arrived. */
export const noticesTo = (story: Story, address: string, wanted = 1): Promise<ReadMail[]> =>
  arrived(story, address, wanted, isNotice);

async function arrived(
  story: Story,
  address: string,
  wanted: number,
  isMeant: (mail: ReadMail) => boolean,
): Promise<ReadMail[]> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const all = (await mails(story)).filter(({ to }) => to.toLowerCase() === address.toLowerCase());
    const found = all.filter(isMeant);
    if (found.length >= wanted) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${wanted} mails to ${address} arrived`);
    await lookForDueJobs(story);
    await pause(50);
  }
}

/** Jobs that wait for a time of their own: the timers of deals, and mails that are paced. */
const LATER = ['time-out', 'remind', 'collect-mail'];

/**
 * Waits until no job is queued or running, so that what has not arrived by then will not; looks every few milliseconds. Those of LATER
 * whose time is more than a minute away are left.
 */
export async function jobsDone(story: Story, every = 50): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const left = await story.app.get(DataSource).query<{ last_error: string | null }[]>(
      `select last_error from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where not (split_part(t.identifier, '.', 2) = any ($1) and attempts = 0 and run_at >= now() + interval '1 minute')`,
      [LATER],
    );
    if (left.length === 0) return;
    if (Date.now() > end)
      throw new Error(`Some jobs are not done: ${left.map((job) => job.last_error).join('; ')}`);
    await lookForDueJobs(story);
    await pause(every);
  }
}
