import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// What was compiled at one start, types stripped, is read at the next. Were this file TypeScript, Node
// would load its parser for it alone, and keep 12 MB for good.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/nandu-compiled'))

/**
 * Loaded before anything else, by `scripts/nandu.js`, or by `node --import` where no .env shall be
 * read: saves half a second and 250 MB at each start.
 * Drizzle's package.json lists 180 kB of exports, which Node reads anew for every module of the
 * package. Between those modules all imports are paths to ES modules: nothing is to be looked up.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const from = context.parentURL
    const withinDrizzle = from?.includes('/node_modules/drizzle-orm/') && from.endsWith('.js')
    if (!withinDrizzle || !/^\.\.?\/.*\.js$/.test(specifier)) {
      return nextResolve(specifier, context)
    }
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
  },
})
