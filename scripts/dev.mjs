// `npm run dev`: pages change as they are saved; the server starts again when its sources change, the database keeps running.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { giveUp, node, onPinnedNode, passSignals, root, say } from './install.mjs'

await onPinnedNode()
try {
  process.loadEnvFile(path.join(root, '.env'))
} catch {
  // Without a file the defaults hold.
}
const env = { ...process.env, NODE_ENV: 'development' }
const { startEmbedded } = await import('../database/embedded/start.ts')
const database = env.DATABASE_URL
  ? null
  : await startEmbedded({ dataDir: path.join(env.DATA_DIR || path.join(root, 'data'), 'postgres') }).catch((error) =>
      giveUp(error.message),
    )
if (database) env.DATABASE_URL = database.url

let server = open()
let again = false
let ending = false

function open() {
  const child = spawn(node, ['scripts/open-shop.ts'], { cwd: root, stdio: 'inherit', env })
  child.once('exit', (status) => {
    if (ending) return end(0)
    if (again) server = open()
    else if (status === 0) end(0)
    else say('Waiting for a change')
    again = false
  })
  return child
}

async function end(status) {
  await database?.stop()
  process.exit(status)
}

/** Several files are saved together: one start answers them all. */
let soon
function restart(name) {
  if (!/\.(ts|sql|json|jsonl)$/.test(name ?? '') || /\.test\.ts$/.test(name)) return
  clearTimeout(soon)
  soon = setTimeout(() => {
    say(`${name} has changed`)
    if (server.exitCode !== null || server.signalCode !== null) {
      server = open()
      return
    }
    again = true
    server.kill('SIGTERM')
  }, 100)
}
for (const folder of ['api', 'kernel', 'screens', 'modules', 'database', 'importers'])
  watch(path.join(root, folder), { recursive: true }, (_event, name) => restart(name))

say('Watching the sources; Ctrl-C ends it')
passSignals({
  exitCode: null,
  kill(signal) {
    ending = true
    if (server.exitCode !== null) return end(0)
    return server.kill(signal)
  },
})
