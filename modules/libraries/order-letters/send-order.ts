import type { Transactional, Tx } from '#kernel/db.ts'
import { InvalidFields, type RefusalCode, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type ReadingDeps, read } from '#modules/libraries/intake/intake.ts'
import { mostBytes } from '#modules/libraries/intake/limits.ts'
import { sniffApart } from '#modules/libraries/intake/read-apart.ts'
import { type GivenFile, isList } from '#modules/libraries/intake/read-asked.ts'
import { readText } from '#modules/libraries/intake/read-text.ts'
import type { Kind } from '#modules/libraries/intake/sniff.ts'
import { countsOf, linesOfReading } from '#modules/libraries/intake/view-reading.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { queueEmail, tellStaff } from '#modules/platform/mail/outbox.ts'
import { longestComments } from './contract.ts'
import { acknowledgement, orderLetter } from './emails.ts'
import { insertReadLines } from './lines.sql.ts'
import { insertOrderLetter, orderLetterRows, sentBefore } from './order-letters.sql.ts'
import { maySend, nameFor, typeOf } from './sent-kinds.ts'

export interface OrderLetterDeps extends ReadingDeps, StaffPost {
  db: Transactional
}

const sendings: Limit = { name: 'order-letter', most: 12, minutes: 60 }

/** @throws ShopError invalid, at the field "file", for what is too large, broken, a program or of another kind (L-10). */
async function kindOf(file: GivenFile): Promise<Kind> {
  const refuse = (code: RefusalCode, details: Record<string, number> = {}) =>
    new ShopError('invalid', 'form.invalid', details, { file: code })
  if (file.bytes.length > mostBytes) throw refuse('intake.too_large', { megabytes: mostBytes / 1024 / 1024 })
  let kind: Kind
  try {
    kind = await sniffApart(file)
  } catch (error) {
    throw error instanceof ShopError ? refuse(error.code) : error
  }
  if (kind === 'executable') throw refuse('intake.executable')
  if (!maySend(kind)) throw refuse('order_letter.kind')
  return kind
}

interface Sending {
  comments: string
  file: GivenFile | null
  key: string
}

/** What can be read of the file, else of the comments when they name books. A list that cannot be read is no reason to refuse the order. */
async function readingOf(deps: ReadingDeps, customerId: string, { comments, file }: Sending, kind: Kind | null, now: Date) {
  const source =
    file && kind && isList(kind)
      ? { text: '', file }
      : readText(comments).titles.some(({ ean }) => ean)
        ? { text: comments, file: null }
        : null
  if (!source) return null
  return read(deps, { customerId, ...source, now }).catch((error: unknown) => {
    if (error instanceof ShopError) return null
    throw error
  })
}

/**
 * An order written as a letter, with its file (L-08): kept, sent to the shop with the file, acknowledged to the sender, and read at
 * once so that a bookseller sees what it asks for. Sent again with the same key it is the same order.
 * @throws ShopError invalid with a sentence at "comments" or "file"; too_many
 * @returns its number and what was read of it
 */
export async function sendOrder(
  deps: OrderLetterDeps,
  caller: Caller,
  sending: Sending,
  { now, language }: { now: Date; language: Language },
): Promise<{ number: string; reading: number | null }> {
  const { db } = deps
  const comments = sending.comments.replaceAll('\r\n', '\n').trim()
  if (comments === '') throw new InvalidFields({ comments: 'form.missing' })
  if (comments.length > longestComments) throw new InvalidFields({ comments: 'order_letter.long' })
  const kind = sending.file && (await kindOf(sending.file))
  const known = await sentBefore(db, caller.id, sending.key)
  if (known) return { number: known.number, reading: known.reading_id }
  await takeAttempt(db, sendings, caller.id, now)
  const reading = await readingOf(deps, caller.id, { ...sending, comments }, kind, now)
  const file = sending.file && kind ? { kind, name: nameFor(kind, sending.file.name), bytes: sending.file.bytes } : null
  return keepAndSend(deps, caller, { comments, key: sending.key, file, reading }, { now, language })
}

interface StoredOrderLetter {
  comments: string
  key: string
  file: { kind: Kind; name: string; bytes: Uint8Array } | null
  reading: number | null
}

const keepAndSend = (
  { db, ...post }: Pick<OrderLetterDeps, 'db' | keyof StaffPost>,
  caller: Caller,
  { comments, key, file, reading }: StoredOrderLetter,
  { now, language }: { now: Date; language: Language },
) =>
  db.begin(async (tx: Tx) => {
    const written = { comments, key, language, kind: file?.kind ?? '', file_name: file?.name ?? '', file: file?.bytes ?? null }
    const row = await insertOrderLetter(tx, {
      ...written,
      customer_id: caller.id,
      member_id: caller.member?.id ?? null,
      reading_id: reading,
      sent_at: now,
    })
    if (!row) {
      const known = await sentBefore(tx, caller.id, key)
      return { number: known?.number ?? '', reading: known?.reading_id ?? null }
    }
    if (reading !== null) await insertReadLines(tx, row.id, await linesOfReading(tx, reading))
    const [{ customer_name: customer, by } = { customer_name: '', by: null }] = await orderLetterRows(tx, {
      id: row.id,
      limit: 1,
    })
    const read = reading === null ? null : { id: reading, ...(await countsOf(tx, reading)) }
    const ordered = {
      number: row.number,
      customer: customer ?? '',
      email: caller.email,
      by,
      comments,
      fileName: file?.name ?? '',
      read,
    }
    const attached = file && { name: file.name, type: typeOf(file.kind), content: file.bytes }
    await tellStaff(tx, post, (sender, read) => orderLetter(sender, read, ordered, attached))
    await queueEmail(tx, caller.email, acknowledgement(post.senders(language), language, ordered))
    return { number: row.number, reading }
  }) as Promise<{ number: string; reading: number | null }>
