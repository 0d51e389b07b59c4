import type { Db, Pool, Transactional, Tx } from '#kernel/db.ts'
import { NotFound, Refused, ShopError } from '#kernel/errors.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { addError, type FieldErrors, missing, refuseFields } from '#modules/people/customers/field-errors.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import { emailErrors, isPhone } from '#modules/people/customers/personal-rules.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { writtenRow } from './agenda.sql.ts'
import { mostPlaces, type OwnRegistration, type Register } from './contract.ts'
import { type AgendaDeps, listEmail } from './emails.ts'
import { moveUp } from './move-up.ts'
import { registrationOf } from './registration-key.ts'
import {
  cancelRow,
  type Held,
  holdActivity,
  insertRegistration,
  type RegistrationRow,
  type RegistrationState,
  registrationRow,
  takePlaces,
} from './registrations.sql.ts'
import { agendaSlug } from './slugs.ts'
import { registers } from './status.ts'

const fromAddress: Limit = { name: 'agenda-address', most: 60, minutes: 60 }
const fromEmail: Limit = { name: 'agenda-email', most: 12, minutes: 60 }

const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

function errorsOf(body: Register): FieldErrors {
  const errors: FieldErrors = {}
  addError(errors, 'name', missing(body.name), [body.name.length > 120, 'agenda.too_long'])
  emailErrors(errors, body.email)
  addError(errors, 'phone', missing(body.phone), [!isPhone(body.phone), 'customer.phone_invalid'])
  addError(errors, 'places', [body.places < 1 || body.places > mostPlaces, 'agenda.places_wrong'])
  addError(errors, 'privacy_accepted', [!body.privacy_accepted, 'customer.privacy_required'])
  return errors
}

/** Refuses what time or staff have closed (T-06). @throws Refused */
function requireOpen(held: Held, now: Date) {
  if (!held.takes_registrations) throw new Refused('agenda.no_registration')
  if (held.cancelled_at !== null) throw new Refused('agenda.called_off')
  if (!registers(held, now)) throw new Refused('agenda.over')
}

/** Takes the places, or a turn in the queue where that was asked for. @throws ShopError invalid at `places`. */
async function placeFor(tx: Tx, held: Held, body: Register): Promise<'confirmed' | 'waiting'> {
  if (await takePlaces(tx, held.id, body.places)) return 'confirmed'
  if (body.waiting_list) return 'waiting'
  const left = (held.places ?? 0) - held.taken
  const why = left > 0 ? 'agenda.few_left' : 'agenda.full'
  throw new ShopError('invalid', why, { left }, { places: why })
}

/**
 * Puts somebody on the list of an activity (T-06): with places while there are enough, else waiting if they want to; a letter says
 * which. The activity is locked meanwhile and its constraint never lets more places go than there are.
 * @throws ShopError invalid with the sentence of each wrong field; NotFound; Refused when it is over or called off; too_many.
 */
export async function register(
  db: Transactional,
  given: Register,
  { now, language, address }: Pick<Arrival, 'now' | 'language' | 'address'>,
  deps: AgendaDeps,
): Promise<'confirmed' | 'waiting'> {
  const body = { ...given, name: onOneLine(given.name), email: given.email.trim(), phone: onOneLine(given.phone) }
  refuseFields(errorsOf(body))
  if (address) await takeAttempt(db, fromAddress, address, now)
  await takeAttempt(db, fromEmail, body.email, now)
  await requirePerson(db, deps.secret, body.captcha, now)
  return db.begin(async (tx) => {
    const held = await holdActivity(tx, body.activity)
    if (!held) throw new NotFound('agenda.unknown')
    requireOpen(held, now)
    const state = await placeFor(tx, held, body)
    const { name, email, phone, places } = body
    const registration = { activity_id: held.id, name, email, phone, places, state, language, registered_at: now }
    const added = await insertRegistration(tx, { ...registration, confirmed_at: state === 'confirmed' ? now : null })
    if (!added) throw new ShopError('invalid', 'agenda.already', {}, { email: 'agenda.already' })
    await recordConsent(tx, { kind: 'privacy', given: true, form: 'agenda', language, at: now, address, customerId: null, email })
    const row = await writtenRow(tx, held.id, language)
    await queueEmailToStranger(tx, email, listEmail(state, row!, { ...registration, ...added }, deps, { now }), { now })
    return state
  })
}

async function byKey(db: Db, key: string, secret: string): Promise<RegistrationRow> {
  const id = registrationOf(secret, key)
  const row = id === null ? undefined : await registrationRow(db, id)
  if (!row) throw new NotFound('agenda.link_unknown')
  return row
}

/** What the link of a letter stands for. @throws NotFound for a link that the shop did not write. */
export async function ownRegistration(
  db: Db,
  key: string,
  language: RegistrationRow['language'],
  secret: string,
): Promise<OwnRegistration> {
  const { activity_id, places, state, ticket } = await byKey(db, key, secret)
  const row = (await writtenRow(db, activity_id, language))!
  return {
    title: row.title,
    slug: agendaSlug(row.title),
    activity: activity_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    place: row.place,
    places,
    state,
    ticket: state === 'confirmed' ? ticket : null,
  }
}

/** Takes somebody off the list, lets the next move up and tells both; one who is off it stays so. Runs in the caller's transaction. */
export async function takeOff(
  tx: Tx,
  registration: RegistrationRow,
  deps: AgendaDeps,
  now: Date,
): Promise<RegistrationState | undefined> {
  const held = await holdActivity(tx, registration.activity_id)
  const before = await cancelRow(tx, registration.id, now)
  if (before === undefined) return undefined
  if (before === 'confirmed') await takePlaces(tx, registration.activity_id, -registration.places)
  const row = await writtenRow(tx, registration.activity_id, registration.language)
  if (row) await queueEmail(tx, registration.email, listEmail('given_back', row, registration, deps, { now }))
  if (held) await moveUp(tx, held, deps, now)
  return before
}

/** Gives the places back by the link of a letter; a second time changes nothing. @throws NotFound; Refused once it has begun. */
export async function giveBack(db: Pool, key: string, deps: AgendaDeps, now: Date): Promise<void> {
  await db.begin(async (tx) => {
    const registration = await byKey(tx, key, deps.secret)
    const row = await writtenRow(tx, registration.activity_id, registration.language)
    if (registration.state !== 'cancelled' && row && row.starts_at <= now) throw new Refused('agenda.over')
    await takeOff(tx, registration, deps, now)
  })
}
