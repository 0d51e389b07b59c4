// The files that browsers load are built when what they are made of has changed, and only then.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, node, root, run, say } from './install.mjs'

const both = ['package-lock.json', 'scripts/compress-static.mjs']
const frontends = [
  {
    name: 'storefront',
    folders: ['storefront/app', 'kernel', 'screens', 'modules'],
    files: [...both, 'storefront/vite.config.ts', 'storefront/no-schemas.ts', 'storefront/react-router.config.ts'],
    build: ['node_modules/@react-router/dev/bin.cjs', 'build', 'storefront'],
    assets: 'storefront/build/client/assets',
  },
  {
    name: 'back office',
    folders: ['backoffice/app', 'storefront/app/styles', 'kernel', 'modules'],
    files: [...both, 'backoffice/vite.config.ts', 'backoffice/index.html'],
    build: ['node_modules/vite/bin/vite.js', 'build', '--config', 'backoffice/vite.config.ts'],
    assets: 'backoffice/build/assets',
  },
]
const leftOut = /\.(test\.tsx?|sql\.ts|sql|md)$/

function sourcesHash({ folders, files }) {
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

/** Builds the storefront and the back office, or one of them, and writes each file compressed beside itself. */
export async function ensureBuilt({ always = false, only = '' } = {}) {
  for (const frontend of frontends) if (only === '' || only === frontend.name) await ensureOneBuilt(frontend, always)
}

async function ensureOneBuilt(frontend, always) {
  const stamp = path.join(root, frontend.assets, '../.sources')
  const wanted = sourcesHash(frontend)
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Building the ${frontend.name}`)
  rmSync(stamp, { force: true })
  const env = { NODE_ENV: 'production' }
  const built = await run(node, frontend.build, { quiet: true, env })
  if (built.status !== 0) giveUp(`The ${frontend.name} could not be built:\n\n${built.said}`)
  const compressed = await run(node, ['scripts/compress-static.mjs', frontend.assets], { quiet: true })
  if (compressed.status !== 0) giveUp(`The files of the ${frontend.name} could not be compressed:\n\n${compressed.said}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
