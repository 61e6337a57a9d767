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

export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!ENTRIES.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(DEVELOPMENT, 'production') };
    },
  },
  transform: (code, id) =>
    ROUTER.test(id)
      ? { code: code.replace(TOOL_NAMES, '').replace(MAKING, '/* @__PURE__ */ '), map: null }
      : null,
});
