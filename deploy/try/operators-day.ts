/**
 * An operator's day by docs/operation.md alone, on one machine with the database that comes along: put up, opened, copied, brought back,
 * updated, and broken in every way that the document names; each with the time it took and the books compared afterwards.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { type Installed, install, type Said, serverOf } from './installed.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { previousVersion } from './previous-version.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['git', 'npm', 'mount', 'smtpd']

/** Of the data's disk: the shop tells of less than a gigabyte free, and there is a little more at first. */
const megabytes = 2_600
const guests = 20
/** What Redsys gives everybody for its tests. */
const testBank = {
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
}
const earnest = { TRY_OUT: 'false', PUBLIC_URL: 'https://shop.example' }

interface Day {
  installed: Installed
  mail: MailServer
  shop: RunningShop
  told: Trial[]
  /** How the shop is opened in it: letters by SMTP, and payments at the sandbox bank, since no other is reached. */
  environment: Record<string, string>
}

const seconds = (from: number) => (performance.now() - from) / 1_000
const shown = (time: number) => `${time.toFixed(1)} s`
const agree = (books: string) => books.startsWith('0 differences')
const lastLine = ({ text }: Said) => text.trim().split('\n').at(-1)?.trim() ?? ''
const timed = async (work: Promise<Said>): Promise<{ said: Said; time: number }> => {
  const from = performance.now()
  return { said: await work, time: seconds(from) }
}

/** What was tried is told with the books of after. */
async function tell({ installed, told }: Day, what: string, seen: string, wanted: string, met: boolean): Promise<void> {
  const books = await installed.books()
  told.push({
    what: `Operator: ${what}`,
    seen: `${seen}; ${books}`,
    wanted: `${wanted}; 0 differences`,
    met: met && agree(books),
  })
}

async function put(installed: Installed, mail: MailServer, told: Trial[]): Promise<RunningShop> {
  const packages = await timed(installed.command('npm', ['ci', '--no-audit', '--no-fund']))
  const built = await timed(installed.npm('build'))
  told.push({
    what: 'Operator: npm ci, npm run build in an empty folder',
    seen: `${packages.said.status}, ${built.said.status}; ${shown(packages.time)}, ${shown(built.time)}`,
    wanted: '0, 0',
    met: packages.said.status === 0 && built.said.status === 0,
  })
  const careless = await installed.command('npm', ['start'], { PUBLIC_URL: earnest.PUBLIC_URL })
  told.push({
    what: 'Operator: a public address with the sandbox bank and no mail',
    seen: careless.text
      .split('\n')
      .filter((line) => /PAYMENT_GATEWAYS|SMTP_URL/.test(line))
      .join(' ')
      .trim(),
    wanted: 'refused, with both settings and the way out',
    met: careless.status !== 0 && ['PAYMENT_GATEWAYS', 'SMTP_URL'].every((name) => careless.text.includes(name)),
  })
  const bank = { ...earnest, ...testBank, SMTP_URL: mail.url, OPERATOR_EMAIL: 'operator@shop.example' }
  const first = await installed.open(bank)
  const doctor = await installed.npm('doctor', [], bank)
  const mailLine = doctor.text.split('\n').find((line) => line.includes('takes letters'))
  told.push({
    what: 'Operator: the first start with the bank in test mode and the mail server; npm run doctor',
    seen: `open after ${shown(first.openedInMs / 1_000)}; ${mailLine?.trim() ?? lastLine(doctor)}`,
    wanted: 'open; the mail server takes letters',
    met: mailLine !== undefined,
  })
  const password = { STAFF_PASSWORD: 'twelve pomegranates', STAFF_URL: first.url }
  const admin = await installed.npm('staff', ['users', 'create-admin', 'marta@shop.example', '--name=Marta'], password)
  const signedIn = await installed.npm('staff', ['login', '--email=marta@shop.example'], password)
  const me = await installed.npm('staff', ['GET', '/me/'], password)
  told.push({
    what: 'Operator: the first admin is made and signs in',
    seen: [admin, signedIn, me].map(({ status }) => status).join(', '),
    wanted: '0, 0, 0',
    met: [admin, signedIn, me].every(({ status }) => status === 0) && me.text.includes('marta@shop.example'),
  })
  await first.stop()
  return first
}

async function orders(day: Day): Promise<void> {
  const { installed, mail, shop } = day
  const before = mail.letters()
  const from = performance.now()
  const { paid } = await installed.buy(shop, 5)
  await until('letters of five orders', async () => mail.letters() >= before + 5, 60)
  await tell(
    day,
    'five orders with their letters by a mail server',
    `${paid} paid, the letters there after ${shown(seconds(from))}`,
    '5',
    paid === 5,
  )
}

async function drill(day: Day, folder: string): Promise<void> {
  const { installed } = day
  const copied = await timed(installed.npm('backup', [installed.backups]))
  await tell(
    day,
    'npm run backup, the shop open',
    `${copied.said.status} after ${shown(copied.time)}`,
    '0',
    copied.said.status === 0,
  )
  const dataDir = path.join(folder, 'drill')
  const restored = await timed(installed.npm('restore', [installed.newestBackup()], { DATA_DIR: dataDir }))
  const other = await installed.open(day.environment, dataDir)
  const { paid } = await installed.buy(other, 1, dataDir)
  await other.stop()
  rmSync(dataDir, { recursive: true, force: true })
  await tell(
    day,
    'the drill: restored into an empty place, and opened there',
    `${restored.said.status} after ${shown(restored.time)}, open ${shown(other.openedInMs / 1_000)} later, ${paid} of 1 paid`,
    '0, it sells',
    restored.said.status === 0 && paid === 1,
  )
}

async function update(day: Day, commit: string): Promise<void> {
  const { installed } = day
  const from = performance.now()
  await day.shop.stop()
  await installed.command('git', ['checkout', '--quiet', commit])
  const packages = await timed(installed.command('npm', ['ci', '--no-audit', '--no-fund']))
  const built = await timed(installed.npm('build'))
  day.shop = await installed.open(day.environment)
  const time = await installed.sells(day.shop, from)
  await tell(
    day,
    'an update: stop, git checkout, npm ci, npm run build, start',
    `it sells after ${shown(time)}: packages ${shown(packages.time)}, build ${shown(built.time)}, start ${shown(day.shop.openedInMs / 1_000)}`,
    'it sells',
    packages.said.status === 0 && built.said.status === 0,
  )
}

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

async function diskFull(day: Day): Promise<void> {
  const { installed, shop } = day
  const before = day.mail.letters()
  installed.fillDisk()
  const answers = new Set<string>()
  for (let tried = 0; tried < 3; tried++) {
    const bought = await installed.buy(shop, 2).catch((error: Error) => ({ refused: [error.message] }))
    for (const refused of bought.refused) answers.add(/\b\d{3}\b/.exec(refused)?.[0] ?? refused.slice(0, 60))
    await wait(2_000)
  }
  await until('the operator is written to', async () => day.mail.letters() > before, 120)
  const ready = (await (await fetch(`${shop.url}/health/ready`)).json()) as { attention?: string[] }
  installed.freeDisk()
  const time = await installed.sells(shop, performance.now())
  await tell(
    day,
    'the disk of the data full, and room made',
    `orders answered ${[...answers].join(', ') || 'as ever'}, /health/ready names ${ready.attention?.join(', ') || 'nothing'}; it sells ${shown(time)} after there is room`,
    'told of; it sells',
    ready.attention?.includes('disk') ?? false,
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
    'refused, it sells',
    failed !== 'it opened',
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
  const former = previousVersion()
  if (process.getuid?.() !== 0 || former === null) {
    console.log('–  operators-day: not tried, it wants root (for a disk of its own) and a checkout with the commits of before')
    return []
  }
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  const installed = await install(folder, former, megabytes)
  const mail = await openMailServer(folder)
  const told: Trial[] = []
  let day: Day | undefined
  try {
    await put(installed, mail, told)
    const environment = { TRY_OUT: 'true', MAIL_PAGE: 'false', SMTP_URL: mail.url, OPERATOR_EMAIL: 'operator@shop.example' }
    day = { installed, mail, told, environment, shop: await installed.open(environment) }
    await orders(day)
    await drill(day, folder)
    await update(day, head)
    for (const step of [nodeLost, databaseLost, lettersDown, diskFull, badRelease]) await step(day, folder)
    return told
  } catch (error) {
    for (const { what, seen } of told) console.log(`   ${what}: ${seen}`)
    throw error
  } finally {
    await day?.shop.kill()
    await mail.end()
    await wait(2_000)
    installed.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
