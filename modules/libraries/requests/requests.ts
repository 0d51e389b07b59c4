import { type Day, dayOf } from '#kernel/days.ts'
import type { Transactional, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf } from '#kernel/money.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { openListOf } from '#modules/libraries/desk/lists.ts'
import { takeUnknown } from '#modules/libraries/intake/intake.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { Senders, StaffPost } from '#modules/platform/mail/email-message.ts'
import { queueEmail, tellStaff } from '#modules/platform/mail/outbox.ts'
import { mostAtOnce } from './contract.ts'
import { answerEmail, noticeEmail } from './emails.ts'
import {
  askedBefore,
  insertRequests,
  lockRequest,
  type NewRequest,
  productOf,
  putAnswer,
  putState,
  type RequestRow,
  requestRows,
} from './requests.sql.ts'
import { moves, type RequestState } from './states.ts'

export interface RequestDeps {
  db: Transactional
  senders: Senders
}

export interface AskDeps extends RequestDeps, StaffPost {}

interface Asking {
  reading?: number | undefined
  lines?: readonly number[] | undefined
  asked: string
  quantity: number
  note: string
  key?: string | undefined
}

/**
 * Asks a bookseller for the unknown lines of a reading, or for a title in words; the shop is told by letter.
 * A title that is asked for again with the same key is the same request.
 * @returns the numbers of the requests. @throws InvalidFields without words, Refused 'request.nothing', NotFound for a foreign reading
 */
export const askBookseller = (
  { db, ...post }: AskDeps,
  caller: Caller,
  { reading, lines, asked, quantity, note, key }: Asking,
  { now, language }: { now: Date; language: Language },
): Promise<string[]> =>
  db.begin(async (tx) => {
    const asks: NewRequest[] =
      reading === undefined
        ? [{ asked, quantity, note, ean: parseEan(asked) ?? '' }]
        : (await takeUnknown(tx, caller, reading, lines, mostAtOnce)).map((line) => ({
            asked: line.asked,
            quantity: line.quantity,
            note,
            ean: line.ean ?? '',
          }))
    if (reading === undefined && asked.length < 2) throw new InvalidFields({ asked: 'form.missing' })
    if (asks.length === 0) throw new Refused('request.nothing')
    const by = { customerId: caller.id, key: reading === undefined ? key : undefined }
    const made = await insertRequests(tx, asks, { ...by, memberId: caller.member?.id ?? null, language, now })
    const numbers = (made.length > 0 ? made : await askedBefore(tx, asks[0]!, by)).map(({ number }) => number)
    if (made.length === 0) return numbers
    const [row] = await requestRows(tx, { customerId: caller.id, limit: 1 })
    const told = asks.map((ask, index) => ({ ...ask, number: numbers[index]! }))
    await tellStaff(tx, post, (sender, read) =>
      noticeEmail(sender, read, { name: row?.customer_name ?? '', email: row?.email ?? '', note }, told),
    )
    return numbers
  }) as Promise<string[]>

/** @throws Conflict 'request.not_now' when a request cannot come to that state from where it stands. */
function requireMove({ state }: RequestRow, to: RequestState) {
  if (!moves[state].includes(to)) throw new Conflict('request.not_now')
}

/**
 * What whoever asked makes of the answer: accepted, the product goes into their open list. @returns the list's id, null when declined.
 * @throws NotFound alike for those of other accounts, Conflict 'request.not_now', Refused 'request.no_product'
 */
export const decideRequest = (
  db: Transactional,
  caller: Caller,
  { request, accept, quantity }: { request: number; accept: boolean; quantity?: number | undefined },
  now: Date,
): Promise<number | null> =>
  db.begin(async (tx) => {
    // The list before the request: placing an order holds a list as well.
    const list = accept ? await openListOf(tx, caller) : null
    const row = await lockRequest(tx, request)
    if (!row || row.customer_id !== caller.id) throw new NotFound('request.unknown')
    requireMove(row, accept ? 'accepted' : 'declined')
    if (list !== null) {
      if (row.product_id === null) throw new Refused('request.no_product')
      const line = { state: 'found' as const, productId: row.product_id, candidates: [], asked: row.asked, ean: row.ean || null }
      await addTriaged(tx, list, [{ ...line, quantity: quantity ?? row.quantity }])
    }
    await putState(tx, request, { state: accept ? 'accepted' : 'declined', now, listId: list })
    return list
  }) as Promise<number | null>

interface Answer {
  ean: string
  price: number | null
  available: string | null
  answer: string
}

/** A bookseller's answer, with a product of the catalogue or with words alone; tells whoever asked. Inside a transaction. */
export async function answerRequest(
  tx: Tx,
  { senders }: Pick<RequestDeps, 'senders'>,
  { request, ean, price, available, answer }: Answer & { request: number },
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  const row = await lockRequest(tx, request)
  if (!row) throw new NotFound('request.unknown')
  requireMove(row, 'answered')
  const productId = ean === '' ? null : await productOf(tx, parseEan(ean) ?? ean)
  if (productId === undefined) throw new InvalidFields({ ean: 'request.unknown_ean' })
  if (available !== null && available < dayOf(now)) throw new InvalidFields({ available: 'request.day_past' })
  const priceCents = price === null ? null : centsOf(price)
  await putAnswer(tx, request, { productId, priceCents, availableOn: available, answer, quote: null, staffId, now })
  const title = productId === null ? null : ((await lineTexts(tx, [productId], row.language)).get(productId)?.title ?? null)
  const told = {
    number: row.number,
    asked: row.asked,
    title,
    priceCents,
    availableOn: available as Day | null,
    answer,
    closed: false,
  }
  await queueEmail(tx, row.email, answerEmail(senders(row.language), row.language, told))
}

/** Closes a request that cannot be met, with a word why; tells whoever asked. Inside a transaction. */
export async function closeRequest(
  tx: Tx,
  { senders }: Pick<RequestDeps, 'senders'>,
  { request, answer }: { request: number; answer: string },
  now: Date,
): Promise<void> {
  const row = await lockRequest(tx, request)
  if (!row) throw new NotFound('request.unknown')
  requireMove(row, 'closed')
  await putState(tx, request, { state: 'closed', now, answer })
  const told = { number: row.number, asked: row.asked, title: null, priceCents: null, availableOn: null, answer, closed: true }
  await queueEmail(tx, row.email, answerEmail(senders(row.language), row.language, told))
}
