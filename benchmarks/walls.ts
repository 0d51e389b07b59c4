/** What no further node moves: the counter of one series of invoices, and the log of one database reaching its disk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { openDatabase } from '#importers/database.ts'
import { today } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { nextNumber } from '#modules/invoicing/invoices/invoices.sql.ts'
import { count, type Measure } from './measure.ts'

const [issuers, forMs] = [10, 4_000] as const

/** How many numbers a second are given and on the disk, by so many transactions at once. */
async function numbersPerSecond(sql: Pool, seriesOf: (issuer: number) => string): Promise<number> {
  const until = performance.now() + forMs
  const issued = await Promise.all(
    Array.from({ length: issuers }, async (_, issuer) => {
      let done = 0
      for (; performance.now() < until; done++) await sql.begin((tx) => nextNumber(tx, { code: seriesOf(issuer), day: today() }))
      return done
    }),
  )
  return issued.reduce((sum, done) => sum + done, 0) / (forMs / 1_000)
}

export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-walls-'))
  const database = await openDatabase({ DATA_DIR: folder })
  const sql = connectForLongWork(database.url, { max: issuers })
  try {
    const one = await numbersPerSecond(sql, () => 'BNCH')
    const each = await numbersPerSecond(sql, (issuer) => `BNC${String.fromCharCode(65 + issuer)}`)
    return [
      {
        what: `numbers of one series, ${issuers} invoices issued at once`,
        figure: `${count(one)} a second`,
        budget: 'more than orders come',
        met: one > 100,
      },
      {
        what: `numbers of ${issuers} series, which wait for the log alone`,
        figure: `${count(each)} a second`,
        budget: 'as many or more',
        met: each >= one * 0.8,
      },
    ]
  } finally {
    await sql.end({ timeout: 5 })
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
