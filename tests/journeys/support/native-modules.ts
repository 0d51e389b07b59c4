import { registerHooks } from 'node:module'

/**
 * Node reads TypeScript itself, and keeps what it compiled: where Playwright is told to leave it to Node (`PW_DISABLE_TS_ESM`), a clean
 * checkout has no thousand modules to translate first. Journeys read words of files that are called .tsx; with elements in them Node
 * reads none.
 */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { ...next(url, { ...context, format: 'module-typescript' }), format: 'module-typescript' }
      : next(url, context),
})
