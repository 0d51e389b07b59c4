// A connection that the database closes must not end the shop: postgres.js 3.4.9 writes what it still had for a closed socket, which
// throws where nobody can catch it, and keeps a cleared timer, after which the connection never speaks again (its issues 1154 and
// 1208, not released). Two places of it are mended here, as its open pull requests do; tests/faults/database-restart.test.ts shows why.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../node_modules/postgres/src/connection.js', import.meta.url))
const mended = '/* mended: closed meanwhile */'

const changes = [
  [
    '    const x = socket.write(chunk, fn)\n',
    `    if (socket === null) { ${mended}
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)\n`,
  ],
  [
    '    clearImmediate(nextWriteTimer)\n    socket.removeListener(',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener(',
  ],
]

/** Mends it once. @throws Error when the package is another one than this was written for: look whether it still needs it. */
export function patchPostgres() {
  const source = readFileSync(file, 'utf8')
  if (source.includes(mended)) return
  const next = changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2)
      throw new Error(`${path.relative(process.cwd(), file)} has changed: see scripts/patch-postgres.mjs`)
    return text.replace(before, after)
  }, source)
  writeFileSync(file, next)
}
