/** Throws unless a call was answered well. */
export function welcome(call: string, { status }: { readonly status: number }): void {
  if (status >= 300) throw new Error(`${call} was answered with ${status}`);
}
