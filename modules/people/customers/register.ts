import type { Transactional, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { hashPassword } from '../access/password.ts'
import { placeErrors } from './address-rules.ts'
import { insertAddress } from './addresses.sql.ts'
import { logConsent } from './consent.sql.ts'
import type { Register, Session } from './contract.ts'
import { type CustomerRow, insertCustomer, takenFields } from './customers.sql.ts'
import { askToConfirm } from './email-link.ts'
import { addError, refuseFields } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { registrations } from './limits.ts'
import type { CheckPerson } from './person.ts'
import { namesOf, passwordErrors, personalErrors, trimmed } from './personal-rules.ts'
import { type Arrival, newId, sessionOf, signIn } from './session.ts'
import { refuseTaken, sayUserExists } from './taken.ts'
import { storedTaxId } from './tax-id.ts'

const hasPlace = (form: Register) => [form.street, form.postcode, form.city, form.region].some((text) => text !== '')

/**
 * Opens an account of one of three kinds and signs its owner in (U-05 to U-13). Of many at once with one e-mail or tax id, one wins.
 * @throws ShopError invalid with the sentence of each wrong field, the captcha's among them; too_many.
 */
export async function register(
  db: Transactional,
  body: Register,
  arrival: Arrival,
  hooks: Hooks & { senders: Senders; checkPerson: CheckPerson },
): Promise<Session> {
  const { password, confirm_password } = body
  const form = trimmed(body)
  const errors = {
    ...personalErrors(form.kind, form),
    ...(hasPlace(form) ? placeErrors(form) : {}),
    ...(await passwordErrors(password, confirm_password, [
      form.email,
      form.name,
      form.surnames,
      `${form.name} ${form.surnames}`,
      form.company,
      form.library,
      ...namesOf(hooks.senders),
    ])),
  }
  addError(errors, 'privacy', [!form.privacy, 'customer.privacy_required'])
  refuseFields(errors)
  if (arrival.address) await takeAttempt(db, registrations, arrival.address, arrival.now)
  await hooks.checkPerson(form.captcha, arrival.now)
  const row = rowOf(form, await hashPassword(password), arrival.language)
  return db.begin(async (tx) => {
    if (!(await insertCustomer(tx, row).catch((error) => sayUserExists(error))))
      refuseTaken(await takenFields(tx, row.id, row.email, row.country, row.tax_id))
    await keepPlace(tx, row.id, form)
    await keepConsents(tx, row, arrival)
    const { now, address, device } = arrival
    const wish = { email: row.email, language: row.language, wants: true, form: 'register', now, address }
    await askToConfirm(tx, row, { senders: hooks.senders, language: row.language, now, opener: form.opener })
    if (row.newsletter) await hooks.onNewsletter?.(tx, wish)
    const entrant = { kind: 'customer', id: row.id, email: row.email, device } as const
    const { onSignedIn } = hooks
    return sessionOf(row, await signIn(tx, { entrant, cartId: form.cart_id, now: arrival.now, onSignedIn }))
  })
}

const rowOf = (form: Register, password_hash: string, language: Language): CustomerRow => ({
  id: newId('customer'),
  kind: form.kind,
  email: form.email,
  password_hash,
  name: form.name,
  surnames: form.surnames,
  phone: form.phone,
  tax_id: form.nif ? storedTaxId(form.country, form.nif) : null,
  country: form.country,
  company: form.company,
  library: form.library,
  contact_person: form.contact_person,
  language,
  newsletter: form.newsletter,
  verified_at: null,
  activated_at: null,
})

async function keepPlace(tx: Tx, customerId: string, form: Register) {
  if (!hasPlace(form)) return
  const recipient =
    form.kind === 'private' ? `${form.name} ${form.surnames}` : form[form.kind === 'business' ? 'company' : 'library']
  await insertAddress(tx, customerId, {
    name: recipient,
    recipient,
    street: form.street,
    floor: form.floor || null,
    postcode: form.postcode,
    city: form.city,
    region: form.region,
    country: form.country,
    phone: form.phone || null,
    is_main: true,
    is_billing: form.fiscal_address,
  })
}

async function keepConsents(tx: Tx, row: CustomerRow, { now, language, address }: Arrival) {
  const consent = { given: true, form: 'register', language, at: now, address, customerId: row.id, email: row.email }
  await logConsent(tx, { ...consent, kind: 'privacy' })
  if (row.newsletter) await logConsent(tx, { ...consent, kind: 'newsletter' })
}
