import type { Db } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { pickupPoint } from '#modules/buying/shipping/pickup-points.ts'
import { addError, type FieldErrors, missing, refuseFields } from '#modules/people/customers/field-errors.ts'
import { isPhone } from '#modules/people/customers/personal-rules.ts'
import type { PickedPoint } from './contract.ts'

/**
 * The counter a visitor picks, copied as it is today, with who collects there. Notices go to the telephone, or else to the e-mail
 * address that every buyer has (P-08).
 * @throws Refused 'shipping.no_such_point'; ShopError invalid naming recipient or phone.
 */
export async function pickPoint(
  db: Db,
  picked: { pk: number; recipient: string; phone: string },
  language: Language,
): Promise<PickedPoint> {
  const errors: FieldErrors = {}
  addError(errors, 'recipient', missing(picked.recipient))
  if (picked.phone) addError(errors, 'phone', [!isPhone(picked.phone), 'customer.phone_invalid'])
  refuseFields(errors, 'customer.address_invalid')
  const point = await pickupPoint(db, picked.pk, language)
  if (!point) throw new Refused('shipping.no_such_point')
  return { ...point, recipient: picked.recipient, phone: picked.phone || null }
}
