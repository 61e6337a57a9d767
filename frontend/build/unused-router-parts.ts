/** Lets the bundler leave out what the router offers and nobody here uses. */
import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;
/** The router's package.json leads bundlers to its development build, whatever they build. */
const ENTRIES = /^react-router(\/dom)?$/;
const DEVELOPMENT = /(?<=[\\/]react-router[\\/]dist[\\/])development(?=[\\/])/;
/** A name for developer tools: written to a part, it counts as a use of it. */
const TOOL_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
/** Making a component does nothing else. */
const MAKING = /(?<== )(?=React\d*\.(forwardRef|memo|createContext)\()/g;
/** What runs in framework mode, with server components or with instrumentation only, and what it gives without them. */
const UNUSED: Readonly<Record<string, string>> = {
  PrefetchPageLinks: 'null',
  RSCErrorHandler: 'children',
  instrumentClientSideRouter: 'router',
  getRouteInstrumentationUpdates: '{}',
};
const OPENING = new RegExp(`^function (${Object.keys(UNUSED).join('|')})\\([^()]*\\) \\{$`, 'gm');

export function unusedRouterParts(): Plugin {
  const found = new Set<string>();
  let isBundled = false;
  const without = (opening: string, name: string) => {
    found.add(name);
    return `${opening} return ${UNUSED[name]};`;
  };
  return {
    name: 'unused-router-parts',
    apply: 'build',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!ENTRIES.test(source)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT, 'production') };
      },
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      isBundled = true;
      const kept = code.replace(TOOL_NAMES, '').replace(MAKING, '/* @__PURE__ */ ');
      return { code: kept.replace(OPENING, without), map: null };
    },
    // Else a part would come back with the router's next version, unseen. Pages are written with a router that is not bundled.
    buildEnd(failure) {
      if (failure || !isBundled) return;
      const missing = Object.keys(UNUSED).filter((name) => !found.has(name));
      if (missing.length > 0) this.error(`This version of the router has no ${missing.join(', ')}.`);
    },
  };
}
