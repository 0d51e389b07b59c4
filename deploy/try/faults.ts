/**
 * What an operator meets besides what breaks at night: a second start, names that nobody resolves, a certificate that is not in order, a full
 * folder for what passes, few files, a clock that jumps, a disk that is read-only, an end in the middle of purchases. Each is played on one
 * shop with the database that comes along, which has to sell afterwards; its books are compared.
 */
import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { paidOrders, whyLettersWait } from './database.sql.ts'
import { seconds, shown } from './day.ts'
import { asked } from './installed.ts'
import { type Bought, buyAcross, differences, secret } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['mount', 'unshare', 'prlimit']

const guests = 5
/** Fewer than pages, the database and visitors take together. */
const fewFiles = 256
const silentServer = '127.0.0.77'
const mailHost = 'mail.shop.example'
const clockLibrary = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

interface Ground {
  folder: string
  data: string
  told: Trial[]
  /** What a fault has opened: closed after it, whatever became of it. */
  shops: RunningShop[]
}

type Way = { environment?: Record<string, string>; by?: readonly string[] }

async function open({ data, shops }: Ground, { environment = {}, by = [] }: Way = {}): Promise<RunningShop> {
  const shop = await openShop({
    dataDir: data,
    by,
    within: 900_000,
    environment: { SECRET: secret, PAGES: 'false', PAGES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000', ...environment },
  })
  shops.push(shop)
  return shop
}

const buy = ({ data }: Ground, shop: RunningShop, count = guests): Promise<Bought> =>
  asked(data, (sql) => buyAcross({ sql }, [shop.url], count))

/** What a start says that does not come about. */
const refusalOf = (start: Promise<RunningShop>): Promise<string> =>
  start.then(
    async (opened) => {
      await opened.stop()
      return 'it opened'
    },
    (error: Error) => error.message.replace('The shop did not open:', '').trim().split('\n').at(-1)?.trim() ?? '',
  )

/** Told with what the books say afterwards, which are compared while the shop is open. */
async function tell(
  ground: Ground,
  what: string,
  seen: string,
  { wanted, met }: { wanted: string; met: boolean },
): Promise<void> {
  const differing = await asked(ground.data, (sql) => differences({ sql }))
  const one = {
    what: `Fault: ${what}`,
    seen: `${seen}; ${differing} differences`,
    wanted: `${wanted}; 0 differences`,
    met: met && differing === 0,
  }
  ground.told.push(one)
  console.log(`${one.met ? '✓' : '✗'}  ${one.what}: ${one.seen}`)
}

const sold = ({ paid, refused }: Bought) =>
  `${paid} of ${paid + refused.length} orders paid${refused[0] ? ` (${refused[0]})` : ''}`

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
  const again = await open(ground)
  // The bank says again what the shop that was ending did not take.
  const opened = performance.now()
  const kept = async () => (await asked(ground.data, paidOrders)) - before
  await until('all that the bank has charged is paid', async () => (await kept()) >= paid, 60).catch(() => {})
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

async function readOnlyDisk(ground: Ground): Promise<void> {
  execFileSync('mount', ['-o', 'remount,ro', ground.data])
  const from = performance.now()
  const refusal = await refusalOf(open(ground))
  const time = seconds(from)
  execFileSync('mount', ['-o', 'remount,rw', ground.data])
  const shop = await open(ground)
  const bought = await buy(ground, shop)
  await tell(
    ground,
    'DATA_DIR on a disk that is read-only',
    `“${refusal}” after ${shown(time)}; writable again, open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)}`,
    { wanted: 'refused in a sentence, it sells', met: refusal.includes('the disk is read-only') && bought.paid === guests },
  )
  await shop.stop()
}

async function fullPassingFolder(ground: Ground): Promise<void> {
  const passing = path.join(ground.folder, 'tmp')
  mkdirSync(passing)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', passing])
  try {
    writeFileSync(path.join(passing, 'filler'), Buffer.alloc(128 * 1024))
  } catch {
    // It is full.
  }
  try {
    for (const file of globSync('search-*.bin', { cwd: ground.data })) rmSync(path.join(ground.data, file))
    const shop = await open(ground, { environment: { TMPDIR: passing } })
    const bought = await buy(ground, shop)
    await tell(
      ground,
      'the folder for what passes (/tmp) full, the index to be built anew',
      `open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)}`,
      { wanted: 'it opens and sells', met: bought.paid === guests },
    )
    await shop.stop()
  } finally {
    execFileSync('umount', ['--lazy', passing])
  }
}

/** Lines that say nothing, as of visitors who came and went silent: the shop has fewer files than they take. */
async function fewOpenFiles(ground: Ground): Promise<void> {
  const shop = await open(ground, { by: ['prlimit', `--nofile=${fewFiles}:${fewFiles}`] })
  const port = Number(new URL(shop.url).port)
  const lines: Socket[] = []
  for (let line = 0; line < 2 * fewFiles; line++) lines.push(connect(port, 'localhost').on('error', () => {}))
  await until('they are there', async () => lines.every(({ connecting, destroyed }) => !connecting || destroyed), 60).catch(
    () => {},
  )
  const meanwhile = await fetch(`${shop.url}/health`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => String(status),
    (error: Error) => error.name,
  )
  const from = performance.now()
  for (const line of lines) line.destroy()
  await until('it sells again', async () => (await buy(ground, shop, 1)).paid === 1, 300)
  const time = seconds(from)
  const bought = await buy(ground, shop)
  await tell(
    ground,
    `${fewFiles} open files for the shop, ${lines.length} lines that say nothing`,
    `/health meanwhile: ${meanwhile}; it sells by itself ${shown(time)} after they are gone, then ${sold(bought)}`,
    { wanted: 'it lives and sells', met: bought.paid === guests },
  )
  await shop.stop()
}

async function silentNames(ground: Ground): Promise<void> {
  const names = createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    names.once('error', reject)
    names.bind(53, silentServer, () => resolve())
  })
  const file = path.join(ground.folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${silentServer}\n`)
  try {
    // A name server that says nothing, for this one process alone.
    const script = `mount --bind '${file}' /etc/resolv.conf && exec "$@"`
    const by = ['unshare', '--mount', 'sh', '-c', script, 'sh']
    const shop = await open(ground, {
      by,
      environment: { SMTP_URL: `smtp://${mailHost}`, OPERATOR_EMAIL: 'operator@shop.example' },
    })
    const from = performance.now()
    const bought = await buy(ground, shop)
    const time = seconds(from)
    await until('a letter was tried', async () => (await asked(ground.data, whyLettersWait)) !== null, 180)
    const why = await asked(ground.data, whyLettersWait)
    await tell(
      ground,
      'no name server answers (DNS), letters by a mail server',
      `open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)} in ${shown(time)}; the letters wait: “${why}”`,
      { wanted: 'it sells, the letters wait with the reason', met: bought.paid === guests && why?.includes(mailHost) === true },
    )
    await shop.stop()
  } finally {
    names.close()
  }
}

async function badCertificate(ground: Ground): Promise<void> {
  const letters = { taken: 0 }
  const openServer = (secure: boolean, port = 0) =>
    new Promise<SMTPServer>((resolve) => {
      const server = new SMTPServer({
        secure,
        disabledCommands: secure ? [] : ['STARTTLS'],
        authOptional: true,
        onData(stream, _session, done) {
          stream.resume().once('end', () => {
            letters.taken += 1
            done()
          })
        },
      })
      // Of a client that hangs up at the sight of it.
      server.on('error', () => {})
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  // It shows the certificate that the library has for trials: signed by nobody, and of another name.
  const server = await openServer(true)
  const { port } = server.server.address() as AddressInfo
  const shop = await open(ground, { environment: { SMTP_URL: `smtps://127.0.0.1:${port}` } })
  const bought = await buy(ground, shop)
  await until('a letter was tried', async () => /certificate/.test((await asked(ground.data, whyLettersWait)) ?? ''), 180)
  const why = await asked(ground.data, whyLettersWait)
  await shop.stop()
  await new Promise<void>((done) => server.close(() => done()))
  const plain = await openServer(false)
  const mended = await open(ground, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${(plain.server.address() as AddressInfo).port}` },
  })
  const from = performance.now()
  await until('the letters that waited', async () => letters.taken >= guests, 240)
  await tell(
    ground,
    'the mail server shows a certificate that is not in order, and another is named',
    `${sold(bought)}; the letters wait: “${why}”; they leave within ${shown(seconds(from))} of the start`,
    { wanted: 'it sells, the letters wait with the reason and leave', met: bought.paid === guests },
  )
  await mended.stop()
  await new Promise<void>((done) => plain.close(() => done()))
}

/** The shop's clock alone: the database keeps the time, as one on another machine does. */
async function jumpingClock(ground: Ground): Promise<void> {
  const library = clockLibrary()
  if (library === undefined) return console.log('–  faults: the clock was left alone, faketime is not installed')
  const file = path.join(ground.folder, 'clock')
  const jump = (by: string) => writeFileSync(file, `${by}\n`)
  jump('+0')
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const shop = await open(ground, { environment })
  const seen: string[] = []
  let all = true
  for (const by of ['+5m', '-5m', '+0']) {
    jump(by)
    const bought = await buy(ground, shop)
    all &&= bought.paid === guests
    seen.push(`${by}: ${sold(bought)}`)
  }
  await tell(ground, 'the clock of the shop jumps five minutes ahead, back, and is set right', seen.join('; '), {
    wanted: 'it sells',
    met: all,
  })
  await shop.stop()
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
