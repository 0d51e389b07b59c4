import type { Config } from '#api/config.ts'
import { servicesOf } from '#api/services.ts'
import { isTryOut } from '#api/try-out.ts'
import { demoEmails, demoPassword } from '#importers/demo/year/accounts.ts'
import { hasDemoCatalogue, setPasswords, someOpen } from '#importers/demo/year/year.sql.ts'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { hashPassword } from '#modules/people/access/password.ts'
import { closeDemoStaff, openDemoStaff } from './demo-staff.ts'

/** Whether accounts whose password anybody can read may exist: only in a try-out that pays with the sandbox bank. */
export const wantsDemoAccounts = (config: Config) =>
  isTryOut(config) && config.DEMO_CATALOGUE && config.PAYMENT_GATEWAYS.includes('sandbox') && (config.DEMO_ACCOUNTS ?? true)

/** No password fits this. */
const closed = ''

/** Why the shop refused a part of the year, in one line: the day it would have been, the code and what it is about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const details = error instanceof ShopError && Object.keys(error.details).length > 0 ? ` ${JSON.stringify(error.details)}` : ''
  return `${error.message}${details}${error.cause ? ` (${reasonOf(error.cause)})` : ''}`.replaceAll(/\s+/g, ' ')
}

/**
 * Makes the accounts to try the shop with in a shop that has the demo catalogue and nobody has used; where they are not wanted, those
 * of an earlier start are closed.
 */
export async function openDemoAccounts(config: Config, db: Pool, say: (line: string) => void, now = new Date()): Promise<void> {
  if (!wantsDemoAccounts(config)) {
    if (await someOpen(db, demoEmails)) await db.begin((tx) => setPasswords(tx, demoEmails, closed))
    await closeDemoStaff(db)
    return
  }
  if (!(await hasDemoCatalogue(db))) return
  await openDemoStaff(db)
  const { loadYear } = await import('#importers/demo/load-year.ts')
  const started = performance.now()
  const made = await loadYear(db, (tx) => servicesOf(config, tx), now).catch((error: unknown) => {
    say(`ATTENTION: no accounts to try out: ${reasonOf(error)}. The shop opens without them.`)
    return null
  })
  if (made === null) return
  if (made) say(`Accounts to try out: a year of orders in ${((performance.now() - started) / 1000).toFixed(1)} s (README)`)
  else if (!(await someOpen(db, demoEmails))) {
    const hash = await hashPassword(demoPassword)
    await db.begin((tx) => setPasswords(tx, demoEmails, hash))
  }
}
