// Three places of postgres.js 3.4.9 are mended here, until a release holds them.
// A connection that the database closes must not end the shop: the driver writes what it still had for a closed socket, which throws
// where nobody can catch it, and keeps a cleared timer, after which the connection never speaks again (its issues 1154 and 1208);
// tests/faults/database-restart.test.ts shows why.
// A transaction must own its connection: under load the driver sends "begin" behind other statements, and when a hundred are unanswered
// by then, or the socket is full, it forgets to set the connection apart. What others ask next runs inside a transaction that nobody
// ends, and is lost; database/connect.test.ts shows it.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../node_modules/postgres/src/connection.js', import.meta.url))
const mended = '/* mended: closed meanwhile */'
const setApart = '/* mended: set apart */'
const marks = [mended, setApart]

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
  [
    `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))
`,
    `      const more = write(toBuffer(q)) && !q.describeFirst && !q.cursorFn && sent.length < max_pipeline
      return q.options.onexecute ? q.options.onexecute(connection) : more ${setApart}
`,
  ],
]

/** Mends it once, also where only some of it was mended before. @throws Error when the package is another one than this was written for: look whether it still needs it. */
export function patchPostgres() {
  const source = readFileSync(file, 'utf8')
  if (marks.every((mark) => source.includes(mark))) return
  const next = changes.reduce((text, [before, after]) => {
    if (text.includes(after)) return text
    if (text.split(before).length !== 2)
      throw new Error(`${path.relative(process.cwd(), file)} has changed: see scripts/patch-postgres.mjs`)
    return text.replace(before, after)
  }, source)
  writeFileSync(file, next)
}

// For images and units that install with npm alone and never use npm start.
if (process.argv[1] === fileURLToPath(import.meta.url)) patchPostgres()
