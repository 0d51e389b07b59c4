import type { Db } from '#kernel/db.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { hrefOf } from './hrefs.ts'
import { dropFormer, formerAddresses, type Subject } from './page-addresses.sql.ts'

/** For the desk of the three languages: the addresses that a record had before, and what lets one go; nothing answers there then. */
export const formerlyOf = (
  subjectOf: (db: Db, record: string) => Promise<Subject | undefined>,
): NonNullable<TextKind['formerly']> => ({
  async of(db, record) {
    const subject = await subjectOf(db, record)
    const rows = subject ? await formerAddresses(db, subject) : []
    return rows.map((row) => ({ language: row.language, slug: row.slug, href: hrefOf(row) }))
  },
  async letGo(tx, record, former) {
    const subject = await subjectOf(tx, record)
    return subject !== undefined && dropFormer(tx, subject, former)
  },
})
