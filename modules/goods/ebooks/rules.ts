import { downloadsIncluded, yearsIncluded } from '#modules/orders/order/download-terms.ts'
import type { PaymentState } from '#modules/orders/order/states.ts'
import type { BoughtEbook } from './contract.ts'
import type { BoughtRow } from './ebooks.sql.ts'

/** A fetch that goes on within this time, by the same reader with the same link, is the same fetch. */
export const sameFetchMs = 60 * 60_000

/** Its money came in, or will by invoice. */
const paying: readonly PaymentState[] = ['part_paid', 'paid', 'part_refunded', 'on_account']

const yearAfter = (from: Date): Date => {
  const end = new Date(from)
  end.setUTCFullYear(end.getUTCFullYear() + yearsIncluded)
  return end
}

type Standing = Pick<
  BoughtRow,
  | 'payment_state'
  | 'fulfilment'
  | 'paid_cents'
  | 'refunded_cents'
  | 'refunded_quantity'
  | 'returned_quantity'
  | 'handed_over_at'
  | 'most'
  | 'fetched'
  | 'ends_at'
>

/** When fetching ends; null before the file was handed over. */
export const endOf = ({ ends_at, handed_over_at }: Pick<Standing, 'ends_at' | 'handed_over_at'>): Date | null =>
  ends_at ?? (handed_over_at && yearAfter(handed_over_at))

export const fetchesLeft = ({ most, fetched }: Pick<Standing, 'most' | 'fetched'>): number =>
  (most ?? downloadsIncluded) - (fetched ?? 0)

/** Where a bought ebook stands: what was cancelled, sent back or paid back is closed, whatever else holds. */
export function stateOf(row: Standing, now: Date): BoughtEbook['state'] {
  const givenBack = row.refunded_quantity > 0 || (row.paid_cents > 0 && row.refunded_cents >= row.paid_cents)
  if (row.fulfilment === 'cancelled' || row.returned_quantity > 0 || givenBack || row.payment_state === 'refunded')
    return 'closed'
  const ends = endOf(row)
  if (ends === null || !paying.includes(row.payment_state)) return 'preparing'
  if (ends <= now) return 'ended'
  return fetchesLeft(row) > 0 ? 'ready' : 'used_up'
}

/**
 * Whether it can be read in the browser: for as long as it may be fetched, and also once every download is used up, since reading takes none
 * of them. An EPUB; a PDF opens in the browser's own viewer, which is the file itself.
 */
export function isReadable(row: Standing & Pick<BoughtRow, 'file_key' | 'media_type'>, now: Date): boolean {
  const state = stateOf(row, now)
  return row.file_key !== null && row.media_type === 'application/epub+zip' && (state === 'ready' || state === 'used_up')
}
