// The storefront's files are built when what they are made of has changed, and only then.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, node, root, run, say } from './install.mjs'

const folders = ['storefront/app', 'kernel', 'screens', 'modules']
const files = [
  'storefront/vite.config.ts',
  'storefront/no-schemas.ts',
  'storefront/react-router.config.ts',
  'package-lock.json',
  'scripts/compress-static.mjs',
]
const stamp = path.join(root, 'storefront/build/.sources')
const leftOut = /\.(test\.tsx?|sql\.ts|sql|md)$/

function sourcesHash() {
  const hash = createHash('sha256')
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))),
  )
  for (const name of [...files, ...names].sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
  return hash.digest('hex')
}

/** Builds the browser's and the server's part and writes each file compressed beside itself. */
export async function ensureBuilt({ always = false } = {}) {
  const wanted = sourcesHash()
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building the storefront')
  rmSync(stamp, { force: true })
  const env = { NODE_ENV: 'production' }
  const built = await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', 'storefront'], { quiet: true, env })
  if (built.status !== 0) giveUp(`The storefront could not be built:\n\n${built.said}`)
  const compressed = await run(node, ['scripts/compress-static.mjs'], { quiet: true })
  if (compressed.status !== 0) giveUp(`The storefront's files could not be compressed:\n\n${compressed.said}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
