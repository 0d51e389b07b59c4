import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { type CustomerRow, customerById, lockCustomer, takenFields } from './customers.sql.ts'
import { askToMove } from './email-link.ts'
import { refuseFields } from './field-errors.ts'
import { emailErrors, personalErrors } from './personal-rules.ts'
import { renamedEmail } from './renamed-email.ts'
import { updateNames } from './staff.sql.ts'
import { takenErrors } from './taken.ts'

export interface Names {
  name: string
  surnames: string
  contact_person: string
  phone: string
  language: Language
}

/** @throws NotFound 'staff.customer_unknown'; Conflict 'staff.customer_erased' for one that is nobody's any more. */
function living<Row extends Pick<CustomerRow, 'erased_at'>>(row: Row | undefined): Row {
  if (!row) throw new NotFound('staff.customer_unknown')
  if (row.erased_at) throw new Conflict('staff.customer_erased')
  return row
}

/** What staff may change of an account. @throws NotFound */
export async function customerNames(db: Db, id: string): Promise<Names> {
  const row = await customerById(db, id)
  if (!row) throw new NotFound('staff.customer_unknown')
  const { name, surnames, contact_person, phone, language } = row
  return { name, surnames, contact_person, phone, language }
}

/**
 * Another name, telephone or language of an account, by the rules of its own form; the customer is told.
 * @throws ShopError invalid with the sentence of each wrong field; NotFound; Conflict.
 */
export async function renameCustomer(tx: Tx, id: string, names: Names, senders: Senders): Promise<void> {
  const row = living(await lockCustomer(tx, id))
  const { email, country, company, library, newsletter } = row
  refuseFields(
    personalErrors(row.kind, { ...names, email, country, company, library, newsletter, nif: row.tax_id ?? '' }),
    'customer.data_failed',
  )
  await updateNames(tx, id, names)
  await queueEmail(tx, email, renamedEmail(senders(names.language), names.language, names.name || names.contact_person))
}

/**
 * Sends the link that moves an account to another e-mail, as when its holder asks for it: nothing changes until the link is answered
 * with the password, and the address it leaves is told.
 * @throws ShopError invalid with `email`; too_many letters; NotFound; Conflict.
 */
export async function moveCustomer(
  tx: Tx,
  id: string,
  email: string,
  { senders, now }: { senders: Senders; now: Date },
): Promise<void> {
  const row = living(await lockCustomer(tx, id))
  const errors = {}
  emailErrors(errors, email)
  if (email.toLowerCase() === row.email.toLowerCase()) Object.assign(errors, { email: 'staff.same_email' })
  refuseFields(errors, 'customer.data_failed')
  refuseFields(takenErrors(await takenFields(tx, id, email, row.country, null)), 'customer.data_failed')
  await askToMove(tx, row, email, { senders, language: row.language, now })
}
