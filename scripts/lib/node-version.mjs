// Refuses a Node.js that cannot run the product; imported before anything else.

/** Whether a version such as `20.19.0` is one that package.json's `engines` allows. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

const { node } = process.versions;
if (!isSupported(node)) {
  console.error(`\n  Playset needs Node.js 20.19 or newer (20, 22.12 or later); this is ${node}.`);
  console.error('  Install a current one from https://nodejs.org and run the command again.\n');
  process.exit(1);
}
