// The mails that the product wrote instead of sending them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine is no reason to fail. */
const WAIT = 60_000;

/** The link in the newest mail to `address`, waited for; `after` is a link that does not count, as that of an earlier mail. */
export async function mailLink(dataDir, address, after) {
  const limit = Date.now() + WAIT;
  while (Date.now() < limit) {
    const link = newest(join(dataDir, 'outbox'), address);
    if (link && link !== after) return link;
    await sleep(100);
  }
  throw new Error(`No mail with a link came for ${address} in ${WAIT / 1000} s`);
}

/** Where a mail program turns mails of this kind off with a POST (RFC 8058): waited for, from the newest mail that has it. */
export async function unsubscribeLink(dataDir, address) {
  for (const end = Date.now() + WAIT; Date.now() < end; await sleep(50)) {
    for (const text of mailsTo(join(dataDir, 'outbox'), address)) {
      const link = /<([^>]+)>/.exec(headerOf(text, 'list-unsubscribe').replace(/\r?\n[ \t]/g, ''))?.[1];
      if (link && /One-Click/.test(headerOf(text, 'list-unsubscribe-post'))) return link;
    }
  }
  throw new Error(`No mail that can be turned off came for ${address} in ${WAIT / 1000} s`);
}

/** Whom an answer to the newest mail to `address` goes to. */
export function replyTo(dataDir, address) {
  const [text = ''] = mailsTo(join(dataDir, 'outbox'), address);
  return headerOf(text, 'reply-to').trim();
}

function newest(outbox, address) {
  for (const text of mailsTo(outbox, address)) {
    const link = /https?:\/\/[^\s"'<>]+token=[\w.~%-]+/.exec(decoded(text))?.[0];
    if (link) return link;
  }
  return undefined;
}

/** The mails to `address`, the newest first. */
function* mailsTo(outbox, address) {
  if (!existsSync(outbox)) return;
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const dated = files.map((name) => [statSync(join(outbox, name)).mtimeMs, name]).sort(([a], [b]) => b - a);
  for (const [, name] of dated) {
    const text = readFileSync(join(outbox, name), 'utf8');
    if (headerOf(text, 'to').toLowerCase().includes(address.toLowerCase())) yield text;
  }
}

const headerOf = (text, name) =>
  new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text)?.[1] ?? '';

/** The parts of a mail as text: quoted-printable and base64 undone, enough to find a link. */
function decoded(text) {
  return text
    .split(/\r?\n--[^\r\n]+\r?\n/)
    .map((part) => {
      const body = part.slice(part.search(/\r?\n\r?\n/));
      const encoding = headerOf(part, 'content-transfer-encoding').trim().toLowerCase();
      if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
      if (encoding !== 'quoted-printable') return body;
      return body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    })
    .join('\n')
    .replaceAll('&amp;', '&');
}
