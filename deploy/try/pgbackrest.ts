/** pgBackRest keeps a copy and the log; the moment before a bad act is had back, and nothing of it is missing in the books. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, connectForLongWork } from '#database/connect.ts'
import { freePort, type RunningShop } from '#tests/support/running-shop.ts'
import { answers, keepLog, makeShop, momentOf, paidOrders, takesWrites, unpayAll } from './database.sql.ts'
import { buyAcross, differences, openNode } from './nodes.ts'
import { folderOf, folderOfProgram, type Program, runToEnd, start, until, written } from './programs.ts'
import type { Trial } from './trial.ts'

const guests = 20
const password = 'only-tried'

export const needs = ['pgbackrest', 'pg_rewind']

export async function run(): Promise<Trial[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  chmodSync(folder, 0o755)
  const own = folderOf(folder, 'server')
  const data = path.join(own, 'data')
  const bin = folderOfProgram('pg_rewind')
  const port = await freePort()
  const settings = path.join(own, 'pgbackrest.conf')
  written(
    settings,
    `[global]
repo1-path=${folderOf(own, 'repository')}
repo1-retention-full=2
log-path=${folderOf(own, 'log')}
lock-path=${folderOf(own, 'lock')}
spool-path=${folderOf(own, 'spool')}
log-level-console=warn
start-fast=y
[shop]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${own}
pg1-user=postgres
`,
  )
  const pgbackrest = (...asked: string[]) => runToEnd('pgbackrest', [`--config=${settings}`, '--stanza=shop', ...asked])
  const url = `postgres://shop:${password}@127.0.0.1:${port}/shop`
  let server: Program | undefined
  const open = () => {
    const said = [
      ['-p', String(port), '-k', own],
      ['-c', 'listen_addresses=127.0.0.1', '-c', 'jit=off', '-c', 'log_min_messages=fatal', '-c', 'max_connections=150'],
      ['-c', 'archive_mode=on', '-c', `archive_command=pgbackrest --config=${settings} --stanza=shop archive-push %p`],
    ].flat()
    server = start(path.join(bin, 'postgres'), ['-D', data, ...said])
  }
  let shop: RunningShop | undefined
  try {
    runToEnd(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k'])
    open()
    const admin = `postgres://postgres@127.0.0.1:${port}/postgres`
    await until('PostgreSQL', () => answers(admin))
    const asAdmin = connect(admin, { max: 1 })
    await makeShop(asAdmin, password).finally(() => asAdmin.end({ timeout: 1 }))
    pgbackrest('stanza-create')
    shop = await openNode({ folder, url }, 'a')
    const sql = connectForLongWork(url, { max: 2 })
    const before = await buyAcross({ sql }, [shop.url], guests)
    const backedUp = performance.now()
    pgbackrest('--type=full', 'backup')
    const backupSeconds = (performance.now() - backedUp) / 1_000
    // What was bought after the copy is in the log alone.
    const after = await buyAcross({ sql }, [shop.url], guests)
    const kept = await paidOrders(sql)
    const moment = await momentOf(sql)
    await unpayAll(sql)
    await keepLog(admin)
    await sql.end({ timeout: 1 })
    await shop.stop()
    await server!.end('SIGINT')
    const restored = performance.now()
    pgbackrest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
    open()
    await until('the restored PostgreSQL', () => takesWrites(url), 60)
    const restoreSeconds = (performance.now() - restored) / 1_000
    const again = connectForLongWork(url, { max: 2 })
    const had = await paidOrders(again)
    const differing = await differences({ sql: again })
    shop = await openNode({ folder, url }, 'a')
    const later = await buyAcross({ sql: again }, [shop.url], 5)
    await again.end({ timeout: 1 })
    return [
      {
        what: 'pgBackRest: back to the moment before all orders were marked unpaid by mistake',
        seen: `${had} of ${kept} paid orders, ${after.paid} of them from the log alone; ${differing} differences; copied in ${backupSeconds.toFixed(1)} s, open again in ${restoreSeconds.toFixed(1)} s; ${later.paid} of 5 buy afterwards`,
        wanted: 'all, 0 differences',
        met: had === kept && kept >= before.paid + after.paid && after.paid > 0 && differing === 0 && later.paid === 5,
      },
    ]
  } finally {
    await shop?.kill()
    await server?.end('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}
