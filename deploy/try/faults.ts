/**
 * What an operator meets besides what breaks at night: a second start, names that nobody resolves, a certificate that is not in order, a full
 * folder for what passes, few files, a clock that jumps, a disk that is read-only, an end in the middle of purchases. Each is played on one
 * shop with the database that comes along, which has to sell afterwards; its books are compared.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paidOrders } from './database.sql.ts'
import { seconds, shown } from './day.ts'
import { fewOpenFiles, fullPassingFolder, readOnlyDisk } from './faults-of-files.ts'
import { badCertificate, jumpingClock, silentNames } from './faults-of-others.ts'
import { buy, type Ground, guests, open, refusalOf, sold, tell } from './faulty-shop.ts'
import { asked } from './installed.ts'
import { buyAcross } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['mount', 'unshare', 'prlimit']

async function secondStart(ground: Ground): Promise<void> {
  const shop = await open(ground)
  const from = performance.now()
  const refusal = await refusalOf(open(ground))
  const time = seconds(from)
  const bought = await buy(ground, shop)
  await tell(ground, 'a second start on the same DATA_DIR', `“${refusal}” after ${shown(time)}; the first: ${sold(bought)}`, {
    wanted: 'refused in a sentence, the first sells',
    met: refusal.startsWith('Another shop (process') && bought.paid === guests,
  })
  await shop.stop()
}

async function endAmidst(ground: Ground): Promise<void> {
  const shop = await open(ground)
  const before = await asked(ground.data, paidOrders)
  let done = false
  const buying = asked(ground.data, (sql) => buyAcross({ sql }, [shop.url], 40))
    .catch(() => ({ paid: 0, refused: ['the database had closed'] }))
    .finally(() => {
      done = true
    })
  await until('the first of them has paid', async () => done || (await asked(ground.data, paidOrders)) > before, 300)
  const from = performance.now()
  await shop.stop()
  const ended = seconds(from)
  const { paid } = await buying
  // At its own address, where the bank tells it.
  const again = await open(ground, { port: Number(new URL(shop.url).port) })
  // The bank says again what the shop that was ending did not take.
  const opened = performance.now()
  const kept = async () => (await asked(ground.data, paidOrders)) - before
  await until('all that the bank has charged is paid', async () => (await kept()) >= paid, 240).catch(() => {})
  const [after, there] = [seconds(opened), await kept()]
  const bought = await buy(ground, again)
  await tell(
    ground,
    'ended (SIGTERM) while 40 guests buy, begun again',
    `it ended after ${shown(ended)}; ${paid} were charged, ${there} paid orders are there ${shown(after)} after it is open again (${shown(again.openedInMs / 1_000)}), ${sold(bought)}`,
    { wanted: 'each order that was charged is paid, it sells', met: there >= paid && bought.paid === guests },
  )
  await again.stop()
}

export async function run(): Promise<Trial[]> {
  if (process.getuid?.() !== 0) {
    console.log('–  faults: not tried, only root can give the data a disk of their own')
    return []
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  const ground: Ground = { folder, data: path.join(folder, 'data'), told: [], shops: [] }
  mkdirSync(ground.data)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2600m,mode=0755', 'tmpfs', ground.data])
  execFileSync('chmod', ['755', folder])
  try {
    const steps = [
      secondStart,
      endAmidst,
      readOnlyDisk,
      fullPassingFolder,
      fewOpenFiles,
      silentNames,
      badCertificate,
      jumpingClock,
    ]
    const only = process.env['FAULT']
    for (const step of steps) {
      if (only !== undefined && step.name !== only) continue
      await step(ground).catch((error: Error) =>
        ground.told.push({ what: `Fault: ${step.name}`, seen: error.message, wanted: 'no error', met: false }),
      )
      for (const shop of ground.shops.splice(0)) await shop.stop()
    }
    return ground.told
  } finally {
    if (existsSync(ground.data)) execFileSync('umount', ['--lazy', ground.data])
    rmSync(folder, { recursive: true, force: true })
  }
}
