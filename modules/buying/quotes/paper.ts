import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { QuoteDeps } from './deps.ts'
import { numberOf, quotePdf } from './quote-pdf.ts'
import { linesOf, quoteRow } from './quotes.sql.ts'

/** A quote as a file, in its customer's language. @throws NotFound */
export async function paperOf(
  db: Db,
  { letterhead }: Pick<QuoteDeps, 'letterhead'>,
  id: number,
): Promise<{ name: string; bytes: Buffer }> {
  const row = await quoteRow(db, id)
  if (!row) throw new NotFound('quote.unknown')
  const store = row.collect_at === null ? null : await storeByCode(db, row.collect_at)
  const head = await letterhead.of(db, row.storefront_code, row.language)
  const collected = store ? [store.name, store.address, store.city] : []
  const bytes = await quotePdf(row, await linesOf(db, id), { ...head, collected })
  return { name: `${numberOf(row).replace('/', '-')}.pdf`, bytes }
}
