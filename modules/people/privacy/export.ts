import type { Pool } from '#kernel/db.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { provedAddress } from '#modules/people/access/proved-address.ts'
import { type Arrival, requireHolder } from '#modules/people/customers/session.ts'
import { aboutSections } from './about.ts'
import type { PersonalExport } from './contract.ts'
import { exportSections } from './export.sql.ts'
import { accountEmail } from './view.sql.ts'

const exports: Limit = { name: 'personal-export', most: 10, minutes: 60 }

/**
 * Everything the shop keeps about the holder of an account, to take along (RGPD, art. 15 and 20). All sections are of one moment.
 * @throws ShopError too_many after ten in an hour.
 */
export async function exportPersonalData(
  db: Pool,
  signed: { id: string; token: string },
  { now, language }: Arrival,
): Promise<PersonalExport> {
  const { id } = await requireHolder(db, signed, now)
  await takeAttempt(db, exports, id, now)
  const sections = await db.begin('isolation level repeatable read read only', async (tx) => {
    const whose = { customerId: id, proved: await provedAddress(tx, id, await accountEmail(tx, id)) }
    const all: PersonalExport['sections'] = {}
    for (const [name, read] of Object.entries(exportSections)) all[name] = [...(await read(tx, whose))]
    return all
  })
  return { exported_at: now.toISOString(), about: aboutSections(language), sections }
}
