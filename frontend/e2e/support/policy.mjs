// What the browser refuses because of the page's Content-Security-Policy: nothing of ours may be among it.

/** Has every page of `context` (or this one) report into `wrong` what its policy forbids, in a line each. */
export async function watchPolicy(context, wrong) {
  await context.exposeBinding('policyViolated', (_source, line) => wrong.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const where = `${sourceFile}:${lineNumber}`;
      globalThis.policyViolated(
        `policy: ${effectiveDirective} forbids ${blockedURI} "${sample}" at ${where} on ${document.location.pathname}`,
      );
    });
  });
}
