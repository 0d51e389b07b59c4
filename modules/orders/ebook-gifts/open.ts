import type { Pool } from '#kernel/db.ts'
import { Conflict, type FieldRefusals, NotFound, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { ebookOfLine } from '#modules/goods/ebooks/bought.ts'
import {
  type EbookGiftRow,
  ebookGiftByCode,
  ebookGiftById,
  ebookGiftState,
  lockEbookGift,
  setEbookGiftOpened,
} from '#modules/orders/order/ebook-gifts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { hashGiftCode, keyFits, lineInKey, openedKey } from './codes.ts'
import type { GiftOfEbook, OpenedEbook, OpenedGift, OpenGift } from './contract.ts'
import { type GiftDeps, tellOpened } from './send.ts'
import { giftWaiverVersion, shownGiftWaiver } from './waiver.ts'

/** @throws NotFound 'ebook_gift.unknown' */
async function giftOfCode(db: Pool, code: string): Promise<EbookGiftRow> {
  const gift = code === '' ? undefined : await ebookGiftByCode(db, hashGiftCode(code))
  if (!gift) throw new NotFound('ebook_gift.unknown')
  return gift
}

/** Who gives what, for whoever holds the letter; programs that look through mail open it without opening the gift. @throws NotFound */
export async function lookAtGift(db: Pool, code: string, language: Language): Promise<GiftOfEbook> {
  const gift = await giftOfCode(db, code)
  const [card] = await productCards(db, [gift.product_id], language)
  const state = ebookGiftState(gift)
  return {
    giver_name: gift.giver_name,
    message: gift.message,
    title: gift.title,
    author: gift.author,
    image: card?.images.cart ?? null,
    lcp: gift.lcp,
    state: state === 'opened' || state === 'over' ? state : 'ready',
    waiver: state === 'opened' || state === 'over' ? null : shownGiftWaiver(language),
  }
}

/**
 * Opens a gift, once: the code in the letter is the proof, the words of the waiver are its recipient's, and from then on its buyer withdraws
 * no more. It stands among the ebooks of whoever is signed in; without an account the link of the letter that follows leads to it. Under the
 * lock of its order, as everything that calls off and gives back: both never happen.
 * @throws NotFound 'ebook_gift.unknown'; ShopError invalid naming what is not said; Conflict 'ebook_gift.opened', 'ebook_gift.over'
 */
export async function openGift(
  db: Pool,
  deps: GiftDeps,
  { gift_code: code, ...said }: Pick<OpenGift, 'gift_code' | 'download_consent' | 'download_acknowledged'>,
  { caller, now }: { caller: Caller | null; now: Date },
): Promise<OpenedGift> {
  const { line } = await giftOfCode(db, code)
  const unsaid: FieldRefusals = {
    ...(said.download_consent ? {} : { download_consent: 'ebook_gift.consent' }),
    ...(said.download_acknowledged ? {} : { download_acknowledged: 'ebook_gift.acknowledged' }),
  }
  const [first] = Object.values(unsaid)
  if (first) throw new ShopError('invalid', first, {}, unsaid)
  const by = caller?.kind === 'customer' ? caller.id : null
  return db.begin(async (tx) => {
    const gift = await lockEbookGift(tx, line)
    // Sent again meanwhile: this code is none any more.
    if (!gift?.code_hash?.equals(hashGiftCode(code))) throw new NotFound('ebook_gift.unknown')
    const state = ebookGiftState(gift)
    if (state === 'over') throw new Conflict('ebook_gift.over')
    if (state === 'opened') throw new Conflict('ebook_gift.opened')
    await setEbookGiftOpened(tx, line, { now, by, waiver: giftWaiverVersion })
    await tellOpened(tx, deps, gift, now)
    return { key: openedKey(deps.secret, { line, openedAt: now }), into: by ? 'account' : 'address' }
  })
}

/** A gift that was opened, with fresh links, for whoever holds the key. @throws NotFound 'ebook_gift.unknown' */
export async function openedEbook(
  db: Pool,
  { secret }: Pick<GiftDeps, 'secret'>,
  key: string,
  { language, now }: { language: Language; now: Date },
): Promise<OpenedEbook> {
  const line = lineInKey(key)
  const gift = line === null ? undefined : await ebookGiftById(db, line)
  if (!gift?.opened_at || !keyFits(secret, { line: gift.line, openedAt: gift.opened_at }, key))
    throw new NotFound('ebook_gift.unknown')
  const book = await ebookOfLine(db, gift, { secret, language, now })
  if (!book) throw new NotFound('ebook_gift.unknown')
  return { giver_name: gift.giver_name, message: gift.message, book }
}
