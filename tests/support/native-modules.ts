import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Tests and journeys are read by Node itself, as the shop is, and what was compiled of it is kept: Vite would translate each module and
 * send it to each worker, Playwright a thousand of them in a clean checkout. Elements are what Node does not read; the few files that
 * tests draw are translated here, as for the server.
 */
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/compiled'))

const require = createRequire(import.meta.url)
const asOnTheServer = { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'true' }

function translated(file: string): string {
  const { transformSync } = require('rolldown/utils') as typeof import('rolldown/utils')
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic' },
    define: asOnTheServer,
    sourcemap: false,
  })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`)
  return code
}

registerHooks({
  load(url, context, next) {
    const [address = ''] = url.split('?')
    // What only the build knows: a style is nothing here, a font is its address.
    if (/\.(css|woff2)$/.test(address))
      return { format: 'module', source: `export default ${JSON.stringify(address)}`, shortCircuit: true }
    if (!address.endsWith('.tsx')) return next(url, context)
    return { format: 'module', source: translated(fileURLToPath(address)), shortCircuit: true }
  },
})
