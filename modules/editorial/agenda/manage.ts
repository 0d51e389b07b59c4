import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import { languages } from '#kernel/language.ts'
import { centsOf } from '#kernel/money.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { tellOfSigning } from '#modules/orders/signed-copies/letters.ts'
import type { AgendaDeps } from './emails.ts'
import {
  hasActivities,
  hasBookToSign,
  insertActivity,
  putProducts,
  setCancelled,
  setPublished,
  staffRow,
  typeExists,
  updateActivity,
  type WrittenActivity,
  writeTexts,
} from './manage.sql.ts'
import { moveUp } from './move-up.ts'
import { accessibilities } from './offered-contract.ts'
import { giveAllBack } from './refund.ts'
import { holdActivity, lockOrdersOf } from './registrations.sql.ts'
import type { NewActivity, StaffActivity } from './staff-contract.ts'
import { staffActivity } from './staff-view.ts'
import { tellEverybody } from './tell.ts'

const nothing = () => new NotFound('agenda.unknown')

/** Days before it begins on which the last signed copies are ordered, unless its editor says another. */
const daysToOrderSigned = 3

function signedUntilOf({ signed_copies, signed_until, starts_at }: NewActivity): Day | null {
  if (!signed_copies) return null
  return (signed_until as Day | null) ?? addDays(dayOf(new Date(starts_at)), -daysToOrderSigned)
}

async function writtenOf(db: Db, body: NewActivity): Promise<WrittenActivity> {
  const errors: FieldRefusals = {}
  if (!(await typeExists(db, body.type))) errors['type'] = 'agenda.type_unknown'
  if (new Date(body.ends_at) <= new Date(body.starts_at)) errors['ends_at'] = 'agenda.ends_before'
  if (!isTheme(body.theme)) errors['theme'] = 'agenda.theme_unknown'
  const paid = body.prices.length === 0 ? 'door' : body.paid
  const byLink = paid === 'link'
  if (paid === 'online' && !body.takes_registrations) errors['paid'] = 'agenda.online_registers'
  const signedUntil = signedUntilOf(body)
  if (signedUntil !== null && signedUntil >= dayOf(new Date(body.starts_at))) errors['signed_until'] = 'agenda.signed_until_late'
  if (byLink && body.pay_url === '') errors['pay_url'] = 'agenda.pay_url_missing'
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  return {
    activity_type_id: body.type,
    starts_at: new Date(body.starts_at),
    ends_at: new Date(body.ends_at),
    store_code: body.store_code,
    free: body.prices.length === 0,
    prices: body.prices.map(({ price, label }) => ({ price_cents: centsOf(price), label })),
    paid,
    refund_hours: body.refund_hours,
    pay_url: byLink ? body.pay_url : '',
    accessibility: accessibilities.filter((one) => body.accessibility.includes(one)),
    spoken: languages.filter((one) => body.spoken.includes(one)),
    takes_registrations: body.takes_registrations,
    places: body.limited_places,
    website: body.website,
    leaflet: body.leaflet,
    theme: body.theme,
    signed_until: signedUntil,
  }
}

/** Texts and products. @throws InvalidFields for a product that does not exist, or where signed copies are ordered of nothing that can be signed. */
async function writeAround(tx: Tx, id: number, body: NewActivity) {
  await writeTexts(tx, id, body)
  const products = [...new Set(body.products)]
  if ((await putProducts(tx, id, products)) < products.length) throw new InvalidFields({ products: 'agenda.product_unknown' })
  if (body.signed_copies && !(await hasBookToSign(tx, id))) throw new InvalidFields({ signed_copies: 'agenda.nothing_to_sign' })
}

/** A new activity, seen by nobody before it is published. @throws InvalidFields */
export async function createActivity(tx: Tx, storefront: string, body: NewActivity, now: Date): Promise<StaffActivity> {
  const id = await insertActivity(tx, storefront, await writtenOf(tx, body))
  await writeAround(tx, id, body)
  return staffActivity(tx, id, now)
}

/**
 * Changes an activity. Another time or place is told to everybody on the list; more places go to those who wait.
 * @returns the activity, and whether its list was told.
 * @throws NotFound; InvalidFields; Conflict when more places are taken than there would be.
 */
export async function changeActivity(tx: Tx, id: number, body: NewActivity, deps: AgendaDeps, now: Date) {
  const before = await staffRow(tx, id, { lock: true })
  if (!before) throw nothing()
  const written = await writtenOf(tx, body)
  if (written.places !== null && written.places < before.taken)
    throw new InvalidFields({ limited_places: 'agenda.fewer_than_taken' })
  const moved =
    Number(written.starts_at) !== Number(before.starts_at) ||
    Number(written.ends_at) !== Number(before.ends_at) ||
    body.place.es !== before.texts.es.place
  await updateActivity(tx, id, written, moved)
  await writeAround(tx, id, body)
  const told = moved && before.cancelled_at === null && written.starts_at > now
  if (told) await tellEverybody(tx, id, 'changed', ['confirmed', 'waiting'], deps, { now })
  if (told) await tellOfSigning(tx, id, 'moved', deps)
  const held = await holdActivity(tx, id)
  if (held) await moveUp(tx, held, deps, now)
  return { activity: await staffActivity(tx, id, now), told }
}

/** Shows an activity to visitors, or takes it from them. @throws NotFound */
export async function publishActivity(db: Db, id: number, published: boolean, now: Date): Promise<StaffActivity> {
  if (!(await setPublished(db, id, published))) throw nothing()
  return staffActivity(db, id, now)
}

/** Calls an activity off and writes to everybody on its list, those who wait too. @throws NotFound; Conflict the second time. */
export async function callOff(tx: Tx, id: number, reason: string, deps: AgendaDeps, now: Date): Promise<StaffActivity> {
  await lockOrdersOf(tx, id)
  if (!(await staffRow(tx, id, { lock: true }))) throw nothing()
  if (!(await setCancelled(tx, id, now))) throw new Conflict('agenda.already_called_off')
  await tellEverybody(tx, id, 'cancelled', ['held', 'confirmed', 'waiting'], deps, { now, reason })
  await tellOfSigning(tx, id, 'called_off', deps)
  await giveAllBack(tx, id, deps, now)
  return staffActivity(tx, id, now)
}

/** Whether the shop has an agenda already. */
export const isFilled = (db: Db, storefront: string): Promise<boolean> => hasActivities(db, storefront)

/** Marks an activity that nobody has registered for yet as called off. */
export const withdrawQuietly = async (db: Db, id: number, now: Date): Promise<void> => {
  await setCancelled(db, id, now)
}
