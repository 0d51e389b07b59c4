/**
 * What breaks in an operator's hands, one after the other on one machine with the database that comes along: its process, its database, its mail
 * server, its disk, a release; each with the time until guests buy again and the books compared afterwards.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { pathTo } from '#screens/addresses.ts'
import { type Day, seconds, shown, tell } from './day.ts'
import { install, serverOf } from './installed.ts'
import { openMailServer } from './mail-server.ts'
import { secret } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['git', 'mount', 'smtpd']

/** Of the data's disk: the shop tells of less than a gigabyte free, and there is a little more at first. */
const megabytes = 2_600
const guests = 20

async function nodeLost(day: Day): Promise<void> {
  const { installed } = day
  const buying = installed.buy(day.shop, guests).catch(() => null)
  await wait(2_000)
  const from = performance.now()
  await day.shop.kill()
  await buying
  day.shop = await installed.open(day.environment)
  const time = await installed.sells(day.shop, from)
  await tell(
    day,
    `the node killed (kill -9) while ${guests} guests buy, and begun again`,
    `it sells after ${shown(time)}`,
    'it sells',
    true,
  )
}

async function databaseLost(day: Day): Promise<void> {
  const { installed, shop } = day
  const buying = installed.buy(shop, guests).catch(() => null)
  await wait(2_000)
  const from = performance.now()
  process.kill(serverOf(installed.data), 'SIGKILL')
  const time = await installed.sells(shop, from)
  await buying
  await tell(
    day,
    `the database killed (kill -9) while ${guests} guests buy`,
    `it sells by itself after ${shown(time)}`,
    'it sells',
    true,
  )
}

async function lettersDown(day: Day): Promise<void> {
  const { installed, mail, shop } = day
  await mail.end()
  const before = mail.letters()
  const { paid } = await installed.buy(shop, 5)
  await wait(5_000)
  const from = performance.now()
  await mail.begin()
  await until('the letters that waited', async () => mail.letters() >= before + 5, 180)
  const time = seconds(from)
  await tell(
    day,
    'the mail server down, 5 orders, and it is back',
    `${paid} paid; the letters leave ${shown(time)} after its return`,
    '5, all letters',
    paid === 5,
  )
}

/** What whoever writes is answered on a full disk. */
interface Answered {
  status: number
  retryAfter: string | null
  text: string
}

/**
 * Fills baskets, by a form without scripts and by a call, until each was answered with 503: what fits into pages that the database has
 * already is taken for a while.
 */
async function writesRefused(
  { installed, shop }: Day,
  product: number,
): Promise<{ page: Answered | null; call: Answered | null }> {
  const access = await anonymousToken(secret)
  const ask = async (address: string, body: string, headers: Record<string, string>): Promise<Answered> => {
    const given = { origin: shop.url, 'x-forwarded-for': `10.9.${tried >> 8}.${tried & 255}`, ...headers }
    const answer = await fetch(`${shop.url}${address}`, { method: 'POST', redirect: 'manual', headers: given, body })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const found: { page: Answered | null; call: Answered | null } = { page: null, call: null }
  let tried = 0
  for (; tried < 400 && (found.page === null || found.call === null); tried++) {
    const form = new URLSearchParams({ intent: 'add', product: String(product), quantity: '1' }).toString()
    const page = await ask(pathTo('basket', 'ca'), form, { 'content-type': 'application/x-www-form-urlencoded' })
    if (page.status >= 400) found.page ??= page
    const guest = JSON.stringify({ email: `lectora-${tried}@example.com`, privacy: true })
    const call = await ask('/api/customer/guest/?store=T013&lang=es', guest, {
      'content-type': 'application/json',
      authorization: `Bearer ${access}`,
    })
    if (call.status >= 400) found.call ??= call
    await installed.buy(shop, 1).catch(() => null)
  }
  return found
}

const toldOf = (answered: Answered | null) =>
  answered === null ? 'taken' : `${answered.status}, Retry-After ${answered.retryAfter ?? 'not said'}`
const isTold = (answered: Answered | null, sentence: string) =>
  answered?.status === 503 && answered.retryAfter !== null && answered.text.includes(sentence)

async function diskFull(day: Day): Promise<void> {
  const { installed, shop } = day
  const before = day.mail.letters()
  const product = await installed.productOnSale()
  installed.fillDisk()
  const { page, call } = await writesRefused(day, product)
  const kept = await fetch(`${shop.url}/ca`)
  await until('the operator is written to', async () => day.mail.letters() > before, 120)
  const ready = (await (await fetch(`${shop.url}/health/ready`)).json()) as { attention?: string[] }
  installed.freeDisk()
  const time = await installed.sells(shop, performance.now())
  const told = isTold(page, 'En aquest moment no us podem atendre') && isTold(call, 'En este momento no podemos atenderle')
  await tell(
    day,
    'the disk of the data full, and room made',
    `a form answered ${toldOf(page)}, a call ${toldOf(call)}${told ? ', each with its sentence' : ''}; the home page ${kept.status}; /health/ready names ${ready.attention?.join(', ') || 'nothing'}; it sells ${shown(time)} after there is room`,
    '503 with Retry-After and a sentence, pages stay, told of; it sells',
    told && kept.status === 200 && (ready.attention?.includes('disk') ?? false),
  )
}

/** A release whose migration fails; and one whose migration does not, called back when orders were taken with it. */
async function badRelease(day: Day, folder: string): Promise<void> {
  const { installed, environment } = day
  const migration = path.join(installed.home, 'database/migrations/9990.do.a-bad-release.sql')
  const refusal = () =>
    installed.open(environment).then(
      async (opened) => {
        await opened.kill()
        return 'it opened'
      },
      (error: Error) => error.message.trim().split('\n').at(-1)?.trim() ?? '',
    )
  await day.shop.stop()
  writeFileSync(migration, 'alter table shop_order add column bad integer;\nselect 1 / 0;\n')
  const failed = await refusal()
  const from = performance.now()
  rmSync(migration)
  day.shop = await installed.open(environment)
  const time = await installed.sells(day.shop, from)
  await tell(
    day,
    'a release whose migration fails; the former one begun again',
    `“${failed}”; it sells after ${shown(time)}`,
    'refused in a sentence that names it and says that nothing was changed, it sells',
    /^Migration 9990 \(a-bad-release\) was not done: .* Nothing of it was changed: the database is at \d+ as before\./.test(
      failed,
    ),
  )

  await installed.npm('backup', [installed.backups])
  await day.shop.stop()
  writeFileSync(migration, 'create table bad_release (id integer primary key);\n')
  day.shop = await installed.open(environment)
  await installed.buy(day.shop, 2)
  await day.shop.stop()
  rmSync(migration)
  const calledBack = await refusal()
  const since = performance.now()
  const aside = path.join(folder, 'before')
  mkdirSync(aside)
  execFileSync('sh', ['-c', `mv ./* '${aside}/'`], { cwd: installed.data })
  const restored = await installed.npm('restore', [installed.newestBackup()])
  day.shop = await installed.open(environment)
  const back = await installed.sells(day.shop, since)
  await tell(
    day,
    'a release that changed the schema called back: the backup of before restored',
    `“${calledBack}”; ${restored.status}, it sells after ${shown(back)}`,
    'refused in a sentence, restored, it sells',
    calledBack.startsWith('The database belongs to a newer version') && restored.status === 0,
  )
}

export async function run(): Promise<Trial[]> {
  if (process.getuid?.() !== 0) {
    console.log('–  operators-night: not tried, only root can give the data a disk of their own')
    return []
  }
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  chmodSync(folder, 0o755)
  const installed = await install(folder, head, { megabytes, linked: true })
  const mail = await openMailServer(folder).catch((error: unknown) => {
    installed.remove()
    throw error
  })
  const told: Trial[] = []
  let day: Day | undefined
  try {
    const built = await installed.npm('build')
    if (built.status !== 0) throw new Error(`npm run build:\n${built.text}`)
    const environment = {
      TRY_OUT: 'true',
      MAIL_PAGE: 'false',
      SMTP_URL: mail.url,
      OPERATOR_EMAIL: 'operator@shop.example',
    }
    day = { installed, mail, told, environment, shop: await installed.open(environment) }
    for (const step of [nodeLost, databaseLost, lettersDown, diskFull, badRelease]) await step(day, folder)
    return told
  } catch (error) {
    for (const { what, seen } of told) console.log(`   ${what}: ${seen}`)
    throw error
  } finally {
    await day?.shop.stop()
    await mail.end()
    installed.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
