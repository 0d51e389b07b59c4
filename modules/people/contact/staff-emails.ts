import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { customerPage } from '#modules/people/customers/staff.ts'
import { customerCalls } from '#modules/people/customers/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, uncounted, walking } from '#modules/people/staff/list.ts'
import { emailState, notAgain, sendOnceMore } from '#modules/platform/mail/of-order.ts'
import type { ConversationDeps } from './conversation.ts'
import { emailCalls, type WholeEmail } from './emails-contract.ts'
import { type EmailRow, emailRow, emailSorts, findEmails, matchingEmails } from './listed-emails.sql.ts'

/** What a mail server means: the address is nobody's, or the server could not be reached. */
export function whyFailed(failure: string): 'address' | 'server' | 'other' {
  if (/(?<!\d)55[0134](?!\d)|EENVELOPE|No recipients/.test(failure)) return 'address'
  return /ECONN|ETIMEDOUT|EDNS|ENOTFOUND|ESOCKET|EAUTH|took too long|(?<!\d)4[25]\d(?!\d)/.test(failure) ? 'server' : 'other'
}

const listed = (row: EmailRow): Omit<WholeEmail, 'text'> => ({
  email: row.id,
  template: row.template,
  subject: row.subject,
  to: row.recipient,
  language: row.language,
  state: emailState(row),
  order: row.order_number,
  written: row.created_at.toISOString(),
  sent: row.sent_at?.toISOString() ?? null,
  tries: row.attempts,
  next_try: row.due_at?.toISOString() ?? null,
  why: row.failure === null ? null : whyFailed(row.failure),
  failure: row.failure ?? '',
  again_of: row.again_of,
  acts: { again: notAgain(row) },
})

async function whole(db: Db, id: number): Promise<WholeEmail> {
  const row = await emailRow(db, id)
  if (!row) throw new NotFound('mail.unknown')
  return { ...listed(row), text: row.emptied ? null : row.plain }
}

/** An address that the account which an e-mail belongs to has answered from. @throws InvalidFields 'mail.not_proved' */
async function provedFor(tx: Tx, id: number, to: string, { ordersOf, holderOf, ordersNamed }: ConversationDeps): Promise<string> {
  const row = await emailRow(tx, id)
  if (!row) throw new NotFound('mail.unknown')
  const [order] = row.order_number === null ? [] : await ordersNamed(tx, [row.order_number])
  const query = uncounted(customerCalls['GET /customers/'].query.parse({ email: row.recipient, limit: 5 }))
  const accounts = [
    order?.owner_id,
    ...(await customerPage(tx, query, { ordersOf, holderOf })).items.map(({ customer }) => customer),
  ]
  for (const account of accounts) {
    const proved = account ? await provedAddress(tx, account, to) : null
    if (proved) return proved
  }
  throw new InvalidFields({ to: 'mail.not_proved' })
}

/** E-mails that left, wait or could not be sent. */
export function emailStaffRoutes(call: StaffCalls, deps: ConversationDeps) {
  const subject = ({ params }: { params: { email: number } }) => `email ${params.email}`
  call(emailCalls, 'GET /emails/', {
    action: 'email.read',
    summary: 'E-mails by words and state, the newest first; those that failed say why',
    run: async ({ db, query }) => {
      const rows = await findEmails(db, query, walking(db, query, emailSorts(db), { id: db`m.id` }))
      return listPage(db, query, { rows, matching: matchingEmails(db, query), view: listed })
    },
  })
  call(emailCalls, 'GET /emails/:email/', {
    action: 'email.read',
    summary: 'One of them with its text, unless that opens an account',
    subject,
    run: ({ db, params }) => whole(db, params.email),
  })
  call(emailCalls, 'POST /emails/:email/again/', {
    action: 'email.again',
    summary: 'Once more, to whom it went or to another address that the same account has proved',
    subject,
    run: async ({ db, params, body, now }) => {
      const recipient = body.to === null ? null : await provedFor(db, params.email, body.to, deps)
      await sendOnceMore(db, { email: params.email, recipient, now })
      return whole(db, params.email)
    },
  })
}
