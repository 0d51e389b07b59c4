/** PgBouncer in transaction mode between the shop and PostgreSQL. */
import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/running-shop.ts'
import { answers } from './database.sql.ts'
import { buyAcross, differences, openNode, openPlace, type Place } from './nodes.ts'
import type { Trial } from './trial.ts'

/** It refuses to run as root. */
const nobody = 65_534
const guests = 40

async function openPooler(place: Place) {
  const port = await freePort()
  const { username, password, pathname } = new URL(place.url)
  const settings = path.join(place.folder, 'pgbouncer.ini')
  const database = pathname.slice(1)
  writeFileSync(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${place.port} dbname=${database} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  const asRoot = process.getuid?.() === 0
  if (asRoot) for (const file of [place.folder, settings]) chownSync(file, nobody, nobody)
  const pooler = spawn('pgbouncer', ['-q', settings], { stdio: 'inherit', ...(asRoot && { uid: nobody, gid: nobody }) })
  const gone = new Promise((resolve) => pooler.once('exit', resolve))
  const url = `postgres://${username}@127.0.0.1:${port}/${database}`
  for (let tries = 0; ; tries++) {
    if (await answers(url)) break
    if (tries > 50 || pooler.exitCode !== null) throw new Error('PgBouncer does not answer')
    await wait(100)
  }
  return {
    url,
    async close() {
      pooler.kill()
      await gone
    },
  }
}

export const needs = ['pgbouncer']

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const pooler = await openPooler(place)
  const environment = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: place.url, DATABASE_PREPARED: '0' }
  try {
    const nodes = [await openNode(place, 'a', { environment }), await openNode(place, 'b', { environment })]
    const { paid, refused } = await buyAcross(
      place,
      nodes.map(({ url }) => url),
      guests,
    )
    for (const node of nodes) await node.stop()
    const again = await openNode(place, 'a', { environment })
    await again.stop()
    const differing = await differences(place)
    return [
      {
        what: 'PgBouncer in transaction mode, two nodes',
        seen: `${paid} of ${guests} orders paid${refused[0] ? ` (${refused[0]})` : ''}, ${differing} differences`,
        wanted: 'all, 0 differences',
        met: paid === guests && differing === 0,
      },
      {
        what: 'opened again behind PgBouncer',
        seen: `${(again.openedInMs / 1_000).toFixed(1)} s`,
        wanted: 'it opens: no lock is left behind',
        met: true,
      },
    ]
  } finally {
    await pooler.close()
    await place.close()
  }
}
