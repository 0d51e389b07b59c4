import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { EbookGiftView } from './contract.ts'
import { type EbookGiftRow, ebookGiftsOf } from './ebook-gifts.sql.ts'
import type { PaymentState } from './states.ts'

export {
  type EbookGiftRow,
  ebookGiftByCode,
  ebookGiftById,
  ebookGiftOfLine,
  ebookGiftsToSend,
  forgetEbookGifts,
  insertEbookGifts,
  lockEbookGift,
  setEbookGiftCode,
  setEbookGiftOpened,
  setEbookGiftRecipient,
} from './ebook-gifts.sql.ts'

/** The letters with a code that a buyer has sent of one gift, the first among them; staff send more. */
export const mostGiftLetters = 5

const over: readonly PaymentState[] = ['cancelled', 'refunded']

/** Where a gift stands: what was called off, sent back or paid back is over, whatever else holds. */
export function ebookGiftState(gift: EbookGiftRow): EbookGiftView['state'] {
  const givenBack =
    gift.returned_quantity > 0 || gift.refunded_quantity > 0 || (gift.paid_cents > 0 && gift.refunded_cents >= gift.paid_cents)
  if (gift.fulfilment === 'cancelled' || givenBack || over.includes(gift.payment_state)) return 'over'
  if (gift.opened_at) return 'opened'
  return gift.sent_at ? 'sent' : 'waiting'
}

/** The gift as its buyer and the staff see it: never its code. */
export const ebookGiftView = (gift: EbookGiftRow): EbookGiftView => ({
  recipient_email: gift.recipient_email,
  giver_name: gift.giver_name,
  message: gift.message,
  send_on: gift.send_on as Day,
  state: ebookGiftState(gift),
  sent: gift.sent_at?.toISOString() ?? null,
  opened: gift.opened_at?.toISOString() ?? null,
})

/** The gifts among an order's lines, by their line. */
export async function giftsAmong(
  db: Db,
  orderId: number,
  lines: readonly { ebook_gift: boolean }[],
): Promise<Map<number, EbookGiftView>> {
  if (!lines.some((line) => line.ebook_gift)) return new Map()
  return new Map((await ebookGiftsOf(db, orderId)).map((gift) => [gift.line, ebookGiftView(gift)]))
}
