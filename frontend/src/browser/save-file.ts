/** Hands a file to the browser to keep, as a link to it would. */

/** A phone asks first whether to keep it, and reads it then: how long it can be read. */
const REVOKE_DELAY_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
