import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { PricedCart } from '#modules/buying/cart/reckon.ts'
import type { DownloadWaiver, PlaceOrder } from '#modules/orders/order/contract.ts'
import { waiverVersion } from '#modules/orders/order/download-waiver.ts'
import { waiverTexts } from '#modules/orders/order/download-waiver-words.ts'
import { waiveWithdrawal } from '#modules/orders/order/orders.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { isConsumersOrder } from '#modules/people/customers/trade-standing.ts'

/** The words as they are shown today. */
export const shownWaiver = (language: Language): DownloadWaiver => {
  const { consent, acknowledged } = waiverTexts[language]
  return { version: waiverVersion, consent, acknowledged }
}

type Said = Pick<PlaceOrder, 'download_consent' | 'download_acknowledged'>

/** What is not said yet, by field. */
export const unsaidOf = (said: Said): FieldRefusals => ({
  ...(said.download_consent ? {} : { download_consent: 'order.download_consent' }),
  ...(said.download_acknowledged ? {} : { download_acknowledged: 'order.download_acknowledged' }),
})

/** Whether ordering a cart with ebooks needs the words of the waiver: of consumers, who alone have the right. */
export const needsWaiver = (db: Db, { kind, id }: Caller): Promise<boolean> =>
  isConsumersOrder(db, { owner_kind: kind, owner_id: id })

/** Writes down at each ebook what was agreed and when. @throws ShopError invalid naming what is not said. */
export async function recordWaiver(
  tx: Tx,
  { lines }: Pick<PricedCart, 'lines'>,
  orderId: number,
  { caller, said, now }: { caller: Caller; said: Said; now: Date },
): Promise<void> {
  // A gift's right is given up by whoever it is for, when they open it.
  if (!lines.some(({ product, row }) => product.ebook && !row.gift) || !(await needsWaiver(tx, caller))) return
  const unsaid = unsaidOf(said)
  const [first] = Object.values(unsaid)
  if (first) throw new ShopError('invalid', first, {}, unsaid)
  await waiveWithdrawal(tx, orderId, { now, version: waiverVersion })
}
