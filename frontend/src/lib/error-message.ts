/** What an error or a notice of the server says in the language of the page: found by its code, never by its sentence. */
import { texts } from '../texts';

/** What the server sends: a code, its English sentence, the values in it, and why, where the sentence has a reason in it. */
export interface ServerMessage {
  code?: unknown;
  message: string;
  params?: unknown;
  reason?: unknown;
}

/** The sentence for the code; the server's own where the page has none, or where a value for it is missing. */
export function errorMessage({ code, message, params, reason }: ServerMessage): string {
  const template =
    typeof code === 'string' && Object.hasOwn(texts.errors, code) ? texts.errors[code] : undefined;
  if (template === undefined) return message;
  const values = { ...(params as object), ...(isServerMessage(reason) && { reason: errorMessage(reason) }) };
  return filled(template, values) ?? message;
}

/** Whether the value has a sentence that a person can read. */
export const isServerMessage = (value: unknown): value is ServerMessage =>
  isProse((value as { message?: unknown } | null | undefined)?.message);

/** A gateway's HTML page or an endless dump is no message. */
export const isProse = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 500 && !text.trimStart().startsWith('<');

/** The template with its values; null where one of them is missing. */
function filled(template: string, values: Record<string, unknown>): string | null {
  let isWhole = true;
  const text = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (!Object.hasOwn(values, name)) isWhole = false;
    return String(values[name]);
  });
  return isWhole ? text : null;
}
