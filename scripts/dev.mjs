// `npm run dev`: pages change as they are saved; the API starts again at each change, the database keeps running.
import { spawn } from 'node:child_process'
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
say('Watching the sources; Ctrl-C ends it')
const server = spawn(node, ['--watch', '--watch-preserve-output', 'api/server.ts'], { cwd: root, stdio: 'inherit', env })
passSignals(server)
server.once('exit', async (status) => {
  await database?.stop()
  process.exit(status ?? 0)
})
