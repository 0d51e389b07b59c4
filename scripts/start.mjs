// `npm start`: from a fresh clone to an open shop; what is done already is not done again.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './frontend-build.mjs'
import { heapOf } from './heap.mjs'
import { ensureInstalled, node, passSignals, root, say } from './install.mjs'

await ensureInstalled()
try {
  process.loadEnvFile?.(path.join(root, '.env'))
} catch {
  // Without a file the defaults hold.
}
// React asks the environment itself whether it is at work or at study.
const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' }
// What compresses pages and draws pictures in threads would keep a heap of its own for each: a seventh more memory for nothing.
env.MALLOC_ARENA_MAX ||= '2'
if (env.NODE_ENV !== 'development') await ensureBuilt()
say('Opening the shop')
const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
const server = spawn(node, [...heapOf(env), ...settings, 'scripts/open-shop.ts'], { cwd: root, stdio: 'inherit', env })
passSignals(server)
server.once('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
