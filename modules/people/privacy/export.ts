import type { Pool } from '#kernel/db.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { accountById } from '#modules/people/customers/prove.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { type Arrival, requireHolder } from '#modules/people/customers/session.ts'
import { aboutSections } from './about.ts'
import type { PersonalExport } from './contract.ts'
import { exportSections, type PersonalData, type Sections } from './person-contract.ts'

const exports: Limit = { name: 'personal-export', most: 10, minutes: 60 }

/**
 * Everything the shop keeps about the holder of an account, to take along (RGPD, art. 15 and 20): what each domain answers, packed in
 * one order. All sections are of one moment.
 * @throws ShopError too_many after ten in an hour.
 */
export async function exportPersonalData(
  db: Pool,
  signed: { id: string; token: string },
  { now, language }: Arrival,
  domains: readonly PersonalData[],
): Promise<PersonalExport> {
  const { id } = await requireHolder(db, signed, now)
  await takeAttempt(db, exports, id, now)
  const sections = await db.begin('isolation level repeatable read read only', async (tx) => {
    const account = await accountById(tx, id)
    const person = { customerId: id, proved: await provedAddress(tx, id, account?.email ?? '') }
    const all: Sections = {}
    for (const { exportPerson } of domains) Object.assign(all, await exportPerson?.(tx, person))
    return Object.fromEntries(exportSections.map((name) => [name, [...(all[name] ?? [])]]))
  })
  return { exported_at: now.toISOString(), about: aboutSections(language), sections }
}
