import { randomBytes } from 'node:crypto'
import type { Db } from '#kernel/db.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { writtenRow } from './agenda.sql.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import { ticketPdf } from './ticket-pdf.ts'

/** Forty random bits, without 0 and 1, as the database draws them. */
const drawnCode = () => `E-${randomBytes(5).toString('hex').toUpperCase().replaceAll('0', 'G').replaceAll('1', 'H')}`

export interface DrawnTicket {
  ticket: string
  paper: Buffer
  /** Of the activity as it was when this was drawn: another one since is another paper. */
  revision: number
}

/**
 * The ticket of who is about to register, drawn before the activity is locked: all who register wait for that lock. Nothing where the places
 * are paid first, whose ticket comes with the payment.
 */
export async function drawTicket(
  db: Db,
  activity: number,
  asked: Pick<RegistrationRow, 'language' | 'name' | 'companions' | 'places'>,
  senders: Senders,
): Promise<DrawnTicket | null> {
  const row = await writtenRow(db, activity, asked.language)
  if (!row?.takes_registrations || row.paid === 'online' || row.cancelled_at !== null) return null
  const ticket = drawnCode()
  return { ticket, paper: await ticketPdf(row, { ...asked, ticket }, senders(asked.language).name), revision: row.revision }
}
