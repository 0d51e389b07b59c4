import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { mostBytes } from '#modules/libraries/intake/limits.ts'
import { readApart, sniffApart } from '#modules/libraries/intake/read-apart.ts'
import { isList } from '#modules/libraries/intake/read-asked.ts'
import type { RequestedTitle } from '#modules/libraries/intake/requested-title.ts'
import { triage } from '#modules/libraries/intake/triage.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { accountsOfAddress } from '#modules/people/customers/proved-address.ts'
import type { ReceivedLetter } from '#modules/platform/mail/read-letter.ts'
import { repliedTo, replyAddress } from '#modules/platform/mail/reply-key.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { askedToAnswer } from './emails.ts'
import { insertReadLines } from './lines.sql.ts'
import { holdLetter, insertMailed, joinAnswer } from './order-letters.sql.ts'
import type { OrderLetterDeps } from './send-order.ts'
import { maySend, nameFor } from './sent-kinds.ts'

export interface OrderMailDeps extends OrderLetterDeps {
  secret: string
  /** Where orders come in as e-mails; null where none do. */
  ordersAt: string | null
}

const [longestText, longestSubject, mostOriginal] = [100_000, 300, 12 * 1024 * 1024]
/** Control characters that nobody types and that no text of the database holds. */
const readable = (text: string) => text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** Takes e-mails to the address for orders, and answers to what the shop wrote about one. @returns the order by e-mail; null for others */
export const orderTaker =
  (deps: OrderMailDeps) =>
  async (letter: ReceivedLetter, raw: Buffer, now: Date): Promise<number | null> => {
    const { ordersAt } = deps
    if (ordersAt === null || raw.length > mostOriginal || !isEmail(letter.from)) return null
    const answers = letter.to.map((address) => repliedTo(deps.secret, address, 'o')).find((id) => id !== null) ?? null
    if (answers !== null) {
      const joined = await joinLetter(deps, answers, letter, now)
      if (joined !== null) return joined
    } else if (!letter.to.some((address) => address.toLowerCase() === ordersAt.toLowerCase())) return null
    return keepMailed(deps, letter, { raw, ordersAt }, now)
  }

/**
 * An answer to the shop's letter shows that its sender reads the mail of that address. What it says is read with the order.
 * @returns null where that order is decided already: what came is an order of its own then
 */
const joinLetter = ({ db }: OrderMailDeps, id: number, { from, text, automatic }: ReceivedLetter, now: Date) =>
  db.begin(async (tx) => {
    const held = await holdLetter(tx, id)
    if (held?.state !== 'open') return null
    if (automatic) return id
    const proves = from.toLowerCase() === held.email.toLowerCase()
    await joinAnswer(tx, id, {
      comments: `${held.comments}\n\n— ${from}\n${readable(text).trim()}`.slice(0, longestText),
      proved_at: held.proved_at ?? (proves ? now : null),
    })
    return id
  })

const mostFiles = 10

/**
 * What can be read of it: the lists that came along, and its words where they name a number or nothing else came. A list that cannot
 * be read is no reason to lose the order.
 */
async function linesIn({ db, storefront, search }: OrderMailDeps, { attachments }: ReceivedLetter, text: string, now: Date) {
  const titlesOf = (given: Parameters<typeof readApart>[0]) =>
    readApart(given).then(
      ({ titles }) => titles,
      (error: unknown) => {
        if (error instanceof ShopError) return []
        throw error
      },
    )
  const words = await titlesOf(text)
  const listed: RequestedTitle[] = []
  for (const file of attachments.slice(0, mostFiles)) if (file.bytes.length <= mostBytes) listed.push(...(await titlesOf(file)))
  const titles = words.some(({ ean }) => ean !== null) || listed.length === 0 ? [...words, ...listed] : listed
  return titles.length === 0 ? [] : triage(db, storefront, titles, { now, ...(search && { search }) })
}

/** The first file that may be sent along; every other is in the e-mail as it came. */
async function fileIn({ attachments }: ReceivedLetter) {
  for (const { name, bytes } of attachments) {
    if (bytes.length > mostBytes) continue
    const kind = await sniffApart({ name, bytes }).catch(() => null)
    if (kind !== null && maySend(kind) && isList(kind))
      return { kind, file_name: nameFor(kind, readable(name).trim().slice(0, 100)), file: Buffer.from(bytes) }
  }
  return { kind: '', file_name: '', file: null }
}

/** The language of the account that the address belongs to; Spanish where it belongs to none, or to several. */
async function languageOf(tx: Tx, email: string): Promise<Language> {
  const [account, other] = await accountsOfAddress(tx, email)
  return account && !other ? (await knownForOrders(tx, account.customer)).language : 'es'
}

async function keepMailed(
  deps: OrderMailDeps,
  letter: ReceivedLetter,
  { raw, ordersAt }: { raw: Buffer; ordersAt: string },
  now: Date,
): Promise<number> {
  const { db, senders, secret } = deps
  const text = readable(letter.text).trim().slice(0, longestText)
  const lines = await linesIn(deps, letter, text, now)
  const file = await fileIn(letter)
  return db.begin(async (tx) => {
    const language = await languageOf(tx, letter.from)
    const received_id = letter.id.slice(0, 300) || createHash('sha256').update(raw).digest('hex')
    const { id, isNew } = await insertMailed(tx, {
      ...file,
      email: letter.from.slice(0, 254),
      subject: readable(letter.subject).replace(/\s+/g, ' ').trim().slice(0, longestSubject),
      comments: text,
      received_id,
      original: raw,
      language,
      key: received_id,
      sent_at: now,
    })
    if (!isNew) return id
    await insertReadLines(tx, id, lines)
    if (!letter.automatic) {
      const replyTo = replyAddress(ordersAt, secret, id, 'o')
      await queueEmailToStranger(tx, letter.from, { ...askedToAnswer(senders(language), language, id), replyTo }, { now })
    }
    return id
  })
}
