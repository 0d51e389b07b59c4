/**
 * An operator's day by docs/operation.md alone, on one machine with the database that comes along: put up, opened, copied, brought back
 * and updated; each with the time it took and the books compared afterwards. What breaks is tried by operators-night.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generate } from 'otplib'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { type Day, lastLine, seconds, shown, tell, timed } from './day.ts'
import { type Installed, install } from './installed.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { previousVersion } from './previous-version.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['git', 'npm', 'mount', 'smtpd']

const megabytes = 2_600
/** What Redsys gives everybody for its tests. */
const testBank = {
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
}
const earnest = { TRY_OUT: 'false', PUBLIC_URL: 'https://shop.example' }

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
  const withoutFactor = await installed.npm('staff', ['GET', '/invoices/'], password)
  const offered = await installed.npm('staff', ['POST', '/me/totp/'], password)
  const { secret: key = '' } = offered.status === 0 ? (JSON.parse(offered.text) as { secret?: string }) : {}
  const code = key === '' ? '' : await generate({ secret: key })
  const confirmed = await installed.npm('staff', ['POST', '/me/totp/confirm/', `--factor_code=${code}`], password)
  const me = await installed.npm('staff', ['GET', '/me/'], password)
  const steps = [admin, signedIn, offered, confirmed, me]
  const failed = steps.find(({ status }) => status !== 0)
  told.push({
    what: 'Operator: the first admin is made, signs in, is asked for a second factor, and sets one up',
    seen: `${steps.map(({ status }) => status).join(', ')}; before it “${lastLine(withoutFactor)}”${failed ? `; ${lastLine(failed)}` : ''}`,
    wanted: '0, 0, 0, 0, 0; refused before it in a sentence',
    met: failed === undefined && withoutFactor.status === 1 && me.text.includes('marta@shop.example'),
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
  const letters = day.mail.letters()
  const restored = await timed(installed.npm('restore', [installed.newestBackup()], { DATA_DIR: dataDir }))
  if (restored.said.status !== 0) throw new Error(`npm run restore:\n${restored.said.text}`)
  const other = await installed.open({ ...day.environment, REHEARSAL: 'true' }, dataDir)
  const { paid } = await installed.buy(other, 1, dataDir)
  await other.stop()
  const left = day.mail.letters() - letters
  rmSync(dataDir, { recursive: true, force: true })
  await tell(
    day,
    'the drill: restored into an empty place, and opened there',
    `${restored.said.status} after ${shown(restored.time)}, open ${shown(other.openedInMs / 1_000)} later, ${paid} of 1 paid, ${left} letters left it`,
    '0, it sells, no letter leaves it',
    paid === 1 && left === 0,
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

export async function run(): Promise<Trial[]> {
  const former = previousVersion()
  if (process.getuid?.() !== 0 || former === null) {
    console.log('–  operators-day: not tried, it wants root (for a disk of its own) and a checkout with the commits of before')
    return []
  }
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-try-'))
  chmodSync(folder, 0o755)
  const installed = await install(folder, former, { megabytes })
  const mail = await openMailServer(folder).catch((error: unknown) => {
    installed.remove()
    throw error
  })
  const told: Trial[] = []
  let day: Day | undefined
  try {
    await put(installed, mail, told)
    const environment = { TRY_OUT: 'true', MAIL_PAGE: 'false', SMTP_URL: mail.url, OPERATOR_EMAIL: 'operator@shop.example' }
    day = { installed, mail, told, environment, shop: await installed.open(environment) }
    await orders(day)
    await update(day, head)
    // By the version that was brought: a former one may not know what a rehearsal is.
    await drill(day, folder)
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
