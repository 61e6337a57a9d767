// The mails that the product wrote instead of sending them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** A busy machine is no reason to fail. */
const WAIT = 60_000;

/** The link in the newest mail to `address`, waited for; `after` is a link that does not count, as that of an earlier mail. */
export async function mailLink(dataDir, address, after) {
  const limit = Date.now() + WAIT;
  while (Date.now() < limit) {
    const link = await newest(dataDir, address);
    if (link && link !== after) return link;
    await sleep(100);
  }
  throw new Error(`No mail with a link came for ${address} in ${WAIT / 1000} s`);
}

/** Where a mail program turns mails of this kind off with a POST (RFC 8058): waited for, from the newest mail that has it. */
export async function unsubscribeLink(dataDir, address) {
  for (const end = Date.now() + WAIT; Date.now() < end; await sleep(50)) {
    for await (const mail of mailsTo(dataDir, address)) {
      const link = /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1];
      if (link && /One-Click/.test(headerOf(mail, 'list-unsubscribe-post'))) return link;
    }
  }
  throw new Error(`No mail that can be turned off came for ${address} in ${WAIT / 1000} s`);
}

/** Whom an answer to the newest mail to `address` goes to. */
export async function replyTo(dataDir, address) {
  for await (const { replyTo: [to] = [] } of mailsTo(dataDir, address)) return `${to?.name} <${to?.address}>`;
  return '';
}

async function newest(dataDir, address) {
  for await (const { text } of mailsTo(dataDir, address)) {
    const link = /https?:\/\/[^\s"'<>]+token=[\w.~%-]+/.exec(text ?? '')?.[0];
    if (link) return link;
  }
  return undefined;
}

/** The mails to `address`, the newest first. */
async function* mailsTo(dataDir, address) {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return;
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const dated = files.map((name) => [statSync(join(outbox, name)).mtimeMs, name]).sort(([a], [b]) => b - a);
  for (const [, name] of dated) {
    const mail = await PostalMime.parse(readFileSync(join(outbox, name)));
    if (mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) yield mail;
  }
}

const headerOf = ({ headers }, name) => headers.find(({ key }) => key === name)?.value ?? '';
