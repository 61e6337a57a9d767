// What all modules declare, for the parts of the platform that act on it.
import type { ModuleManifest } from './module-manifest.js';

export class Manifests {
  constructor(readonly all: readonly ModuleManifest[]) {}

  /** Each after those that it asks. */
  inDependencyOrder(): ModuleManifest[] {
    const ordered = new Set<ModuleManifest>();
    const visit = (manifest: ModuleManifest): void => {
      for (const asked of this.all.filter(({ name }) => manifest.asks.includes(name))) visit(asked);
      ordered.add(manifest);
    };
    this.all.forEach(visit);
    return [...ordered];
  }
}
