import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused, ShopError } from '#kernel/errors.ts'
import type { EbookGiftView } from '#modules/orders/order/contract.ts'
import {
  type EbookGiftRow,
  ebookGiftById,
  ebookGiftOfLine,
  ebookGiftState,
  ebookGiftsToSend,
  ebookGiftView,
  forgetEbookGifts,
  lockEbookGift,
  mostGiftLetters,
  setEbookGiftCode,
  setEbookGiftRecipient,
} from '#modules/orders/order/ebook-gifts.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { pathTo } from '#screens/addresses.ts'
import { drawGiftCode, hashGiftCode, openedKey } from './codes.ts'
import { giftLetter, openedLetter } from './letters.ts'

/** What writing the letters of a gift needs beside the database. */
export interface GiftDeps {
  senders: Senders
  /** The shop's address without a slash at its end. */
  publicUrl: string
  secret: string
}

/** Sends the gifts whose day (Europe/Madrid) has come, each with a code of its own that is kept nowhere else. @returns how many. */
export async function sendDueGifts(db: Pool, deps: GiftDeps, now: Date, limit = 50): Promise<number> {
  const due = await ebookGiftsToSend(db, dayOf(now), limit)
  for (const { line } of due)
    await db.begin(async (tx) => {
      const gift = await lockEbookGift(tx, line)
      if (gift && ebookGiftState(gift) === 'waiting' && gift.send_on <= dayOf(now)) await sendGift(tx, deps, gift, now)
    })
  return due.length
}

/** Draws a code for a gift that the caller has locked and writes its letter; the body is dropped once it has been sent. */
async function sendGift(tx: Tx, deps: GiftDeps, gift: EbookGiftRow, now: Date): Promise<void> {
  const code = drawGiftCode()
  await setEbookGiftCode(tx, gift.line, hashGiftCode(code), now)
  const href = `${deps.publicUrl}${pathTo('ebook-gift', gift.language)}?code=${code}`
  await queueEmail(tx, gift.recipient_email, giftLetter(await senderOf(tx, deps.senders, gift), gift, href), { secret: true })
}

/** Writes to whoever opened a gift where their book is. */
export async function tellOpened(tx: Tx, deps: GiftDeps, gift: EbookGiftRow, openedAt: Date): Promise<void> {
  const href = `${deps.publicUrl}${pathTo('ebook-gift', gift.language)}?key=${openedKey(deps.secret, { line: gift.line, openedAt })}`
  const letter = openedLetter(await senderOf(tx, deps.senders, gift), gift, { href, openedAt })
  await queueEmail(tx, gift.recipient_email, letter, { secret: true })
}

/**
 * Sends a gift again, with a new code, to the same address or another; the code before opens nothing any more. One that waits for its day
 * only changes its address. Of one that was opened, staff send the letter that says where it is.
 * @throws NotFound 'ebook_gift.no_such_line'; InvalidFields for no address; Conflict 'ebook_gift.over', 'ebook_gift.opened', 'ebook_gift.not_yet'
 *   for one that waits and goes nowhere else; Refused 'ebook_gift.sent_often' for a buyer after five letters.
 */
export async function sendAgain(
  db: Pool,
  deps: GiftDeps,
  { number, line, email }: { number: string; line: number; email: string | null },
  { byStaff, now }: { byStaff: boolean; now: Date },
): Promise<EbookGiftView> {
  if (email !== null && !isEmail(email)) throw new InvalidFields({ recipient_email: 'cart.gift_recipient_email' })
  return db.begin(async (tx) => {
    const named = await ebookGiftOfLine(tx, number, line)
    const gift = named && (await lockEbookGift(tx, line))
    if (!gift) throw new NotFound('ebook_gift.no_such_line')
    const state = ebookGiftState(gift)
    if (state === 'over') throw new Conflict('ebook_gift.over')
    if (state === 'opened') return resendOpened(tx, deps, gift, { byStaff, email })
    const moved = email !== null && email.toLowerCase() !== gift.recipient_email.toLowerCase()
    if (moved) await setEbookGiftRecipient(tx, line, email)
    if (state === 'waiting' && !moved) throw new Conflict('ebook_gift.not_yet')
    if (state === 'sent') {
      if (!byStaff && gift.letters >= mostGiftLetters) throw new Refused('ebook_gift.sent_often', { most: mostGiftLetters })
      await sendGift(tx, deps, moved ? { ...gift, recipient_email: email } : gift, now)
    }
    const changed = await ebookGiftById(tx, line)
    if (!changed) throw new ShopError('unavailable', 'ebook_gift.no_such_line')
    return ebookGiftView(changed)
  })
}

async function resendOpened(
  tx: Tx,
  deps: GiftDeps,
  gift: EbookGiftRow,
  { byStaff, email }: { byStaff: boolean; email: string | null },
): Promise<EbookGiftView> {
  // The book is somebody's by now: it goes to no other address.
  if (!byStaff || email !== null || !gift.opened_at) throw new Conflict('ebook_gift.opened')
  await tellOpened(tx, deps, gift, gift.opened_at)
  return ebookGiftView(gift)
}

const day = 24 * 3_600_000

/** A year after a gift was opened, or its day, nobody needs to know who gave what to whom (privacy policy); of an order that nobody paid, a week after it. */
export const sweepGifts = (db: Pool, now: Date): Promise<number> =>
  forgetEbookGifts(db, new Date(now.getTime() - 365 * day), new Date(now.getTime() - 7 * day))
