import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import type { Earlier } from './contract.ts'
import { earlierPurchases, listedElsewhere, refusedTitles } from './earlier.sql.ts'

const none = { edition: null, date: null, order: null, note: null, list: null, by: null, text: '' }
const handedOver = new Set(['sent', 'delivered', 'collected', 'collected_at_library'])

/**
 * What the account did before with each product or another edition of the same work: bought, still to come, on another list, decided
 * against; the order that the list itself became is none of it. Three questions for all products, however many; newest first. Products without any are left out.
 */
export async function earlierOf(
  db: Db,
  customerId: string,
  { id: listId, order_number: own }: { id: number; order_number: string | null },
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, Earlier[]>> {
  const [bought, listed, refused] = await Promise.all([
    earlierPurchases(db, customerId, productIds, own),
    listedElsewhere(db, customerId, listId, productIds),
    refusedTitles(db, customerId, productIds),
  ])
  const all = new Map<number, Earlier[]>()
  const add = (wanted: number, item: Earlier) => all.set(wanted, [...(all.get(wanted) ?? []), item])
  for (const row of bought)
    add(row.wanted, {
      ...none,
      kind: handedOver.has(row.fulfilment) ? 'bought' : 'pending',
      same_edition: row.wanted === row.product,
      edition: editionOf(row, language),
      copies: row.copies,
      date: dayOf(row.placed_at),
      order: row.order_number,
      note: row.note_code,
    })
  for (const row of listed)
    add(row.wanted, {
      ...none,
      kind: 'listed',
      same_edition: row.wanted === row.product,
      edition: editionOf(row, language),
      copies: row.copies,
      list: row.list,
      by: row.member_name,
      text: row.name,
    })
  for (const row of refused)
    add(row.product, { ...none, kind: 'refused', same_edition: true, copies: 0, date: dayOf(row.refused_at), text: row.note })
  return all
}

const editionOf = (
  { wanted, product, format_code, title }: { wanted: number; product: number; format_code: string | null; title: string },
  language: Language,
) => (wanted === product ? null : format_code ? formatLabel(format_code, language) : title)
