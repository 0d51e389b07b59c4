import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { customerPage } from '#modules/people/customers/staff.ts'
import { customerCalls } from '#modules/people/customers/staff-contract.ts'
import { reachableColleague } from '#modules/people/staff/colleagues.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { replyAddress } from '#modules/platform/mail/reply-key.ts'
import { answerEmail } from './answer-email.ts'
import {
  entryRows,
  type FoundMessage,
  holdMessage,
  insertEntry,
  messageRow,
  moveMessage,
  type NewEntry,
} from './conversation.sql.ts'
import type { Conversation } from './staff-contract.ts'
import { leadsTo, type MessageDesk } from './states.ts'

export interface ConversationDeps {
  senders: Senders
  /** Signs the addresses that answers come back to. */
  secret: string
  /** Where answers are received; null where nothing is: they go to the shop's mailbox. */
  repliesTo: string | null
  /** How many orders each of these customers placed. */
  ordersOf: (db: Db, customerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Who holds the loyalty card of a number. */
  holderOf: (db: Db, card: string) => Promise<string | null>
  /** Orders by their numbers, with the address each was placed with. */
  ordersNamed: (
    db: Db,
    numbers: readonly string[],
  ) => Promise<readonly { number: string; email: string; owner_id: string | null }[]>
}

const nothing = () => new NotFound('contact.unknown')
const orderNumbers = /(?<![\d-])\d{2}-\d{6}(?!\d)/g

/** Whom the address belongs to, and which orders are named in what was written. */
async function around(db: Db, row: FoundMessage, texts: readonly string[], deps: ConversationDeps) {
  const query = uncounted(customerCalls['GET /customers/'].query.parse({ email: row.email, limit: 5 }))
  const { items } = await customerPage(db, query, deps)
  const numbers = [...new Set(texts.flatMap((text) => text.match(orderNumbers) ?? []))].slice(0, 20)
  const named = numbers.length === 0 ? [] : await deps.ordersNamed(db, numbers)
  return {
    customers: items.map(({ customer, kind, library, company, name, surnames, orders }) => ({
      customer,
      kind,
      name: library || company || `${name} ${surnames}`.trim(),
      orders,
    })),
    orders: named.map(({ number, email }) => ({ number, theirs: email.toLowerCase() === row.email.toLowerCase() })),
  }
}

/** A message with everything that was said since. @throws NotFound 'contact.unknown', for job applications too. */
export async function conversation(db: Db, id: number, deps: ConversationDeps): Promise<Conversation> {
  const row = await messageRow(db, id)
  if (!row) throw nothing()
  const entries = await entryRows(db, id)
  const received = entries.filter(({ kind }) => kind === 'received' || kind === 'told').map(({ text }) => text)
  const closed = row.state === 'closed'
  const { assigned_to, assigned_name, proved_at, sent_at, closed_at, waits_since, ...said } = row
  return {
    id: said.id,
    subject: said.subject,
    kind: said.kind,
    name: said.name,
    institution: said.institution,
    email: said.email,
    phone: said.phone,
    message: said.message,
    language: said.language,
    state: said.state,
    desk: said.desk,
    sent_at: sent_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    waits_since: waits_since.toISOString(),
    assigned: assigned_to === null ? null : { id: assigned_to, name: assigned_name ?? '' },
    proved: proved_at !== null,
    entries: entries.map(({ email, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      other_address: email !== '' && email.toLowerCase() !== row.email.toLowerCase() ? email : '',
    })),
    ...(await around(db, row, [row.message, ...received], deps)),
    acts: { close: closed ? 'contact.is_closed' : null, reopen: closed ? null : 'contact.is_open' },
  }
}

/** Writes an entry and moves the message where it leads. @throws NotFound */
export async function enter(
  tx: Tx,
  { message_id: id, ...entry }: Omit<NewEntry, 'staff_id'> & { staff_id: number },
  change: Parameters<typeof moveMessage>[2] = {},
): Promise<void> {
  const held = await holdMessage(tx, id)
  if (!held) throw nothing()
  const state = leadsTo[entry.kind] ?? held.state
  if (entry.kind === 'closed' && held.state === 'closed') throw new Conflict('contact.is_closed')
  if (entry.kind === 'reopened' && held.state !== 'closed') throw new Conflict('contact.is_open')
  await insertEntry(tx, { message_id: id, ...entry })
  const closing = state === 'closed' && held.state !== 'closed' ? { closed_at: entry.at, closed_by: entry.staff_id } : {}
  const opening = state !== 'closed' && held.state === 'closed' ? { closed_at: null, closed_by: null } : {}
  await moveMessage(tx, id, { ...change, state, ...closing, ...opening })
}

/** Writes the answer to its sender, with what was said before, in the language they wrote in. @throws NotFound */
export async function answerMessage(
  tx: Tx,
  deps: Pick<ConversationDeps, 'senders' | 'secret' | 'repliesTo'>,
  { id, text, close }: { id: number; text: string; close: boolean },
  { staff, now }: { staff: Pick<Staff, 'id' | 'name'>; now: Date },
): Promise<void> {
  const row = await messageRow(tx, id)
  if (!row) throw nothing()
  const thread = (await entryRows(tx, id)).filter(({ kind }) => kind === 'answer' || kind === 'received')
  const letter = answerEmail(deps.senders(row.language), { ...row, answer: text, by: staff.name, thread })
  const replyTo = deps.repliesTo ? replyAddress(deps.repliesTo, deps.secret, id) : deps.senders(row.language).email
  // A person read what was typed and answers it: this is no letter that a form sends.
  await queueEmail(tx, row.email, { ...letter, replyTo })
  await enter(tx, { message_id: id, kind: 'answer', text, staff_id: staff.id, at: now })
  if (close) await enter(tx, { message_id: id, kind: 'closed', text: '', staff_id: staff.id, at: now })
}

/** Hands a message to a colleague, a desk, or nobody. @throws NotFound, Conflict 'contact.no_colleague' */
export async function assignMessage(
  tx: Tx,
  { id, colleague, desk }: { id: number; colleague: number | null; desk: MessageDesk | null },
  { staff, now }: { staff: Pick<Staff, 'id'>; now: Date },
): Promise<void> {
  const name = colleague === null ? '' : await reachableColleague(tx, colleague, 'message.answer')
  if (name === null) throw new Conflict('contact.no_colleague')
  const text = [name, desk].filter(Boolean).join(' · ')
  await enter(tx, { message_id: id, kind: 'assigned', text, staff_id: staff.id, at: now }, { assigned_to: colleague, desk })
}
