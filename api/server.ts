import path from 'node:path'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { loadDemoIfEmpty } from '#importers/demo/load-demo.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStorefront } from './open-storefront.ts'

const root = path.join(import.meta.dirname, '..')
const started = performance.now()
const say = (line: string) => console.log(`  ${line}`)

const config = readConfig(process.env)
const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: path.join(config.DATA_DIR, 'postgres') })
if (embedded) say('Database started')
const url = config.DATABASE_URL ?? embedded?.url ?? ''
await migrate(url)
const db = connect(url, { max: config.DATABASE_CONNECTIONS })
await loadDemoIfEmpty(db, say)

const app = await buildApp({ config, db })
await openStorefront(app, { config, db, root })
await app.listen({ port: config.PORT, host: config.HOST })
say(`The shop is open: ${config.PUBLIC_URL}  (${((performance.now() - started) / 1000).toFixed(1)} s)`)

let closing = false
async function close() {
  if (closing) return
  closing = true
  await app.close()
  await db.end({ timeout: 5 })
  await embedded?.stop()
  process.exit(0)
}
process.on('SIGINT', close)
process.on('SIGTERM', close)
