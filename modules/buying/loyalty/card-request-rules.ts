import { type Day, day } from '#kernel/days.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { addError, type FieldErrors } from '#modules/people/customers/field-errors.ts'
import { isPhone } from '#modules/people/customers/personal-rules.ts'
import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import { type CardRequestForm, longestObservations } from './contract.ts'

/** From this age on one consents to the use of one's own data (LOPDGDD 3/2018, art. 7). */
export const youngestYears = 14
const oldestYears = 120

/** A day written dd/mm/yyyy; null when it is none. */
export function writtenDay(text: string): Day | null {
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (!date || !month || !year) return null
  try {
    return day(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  } catch {
    return null
  }
}

const yearsBefore = (today: Day, years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

/** Whether somebody born on a day may ask for a card today: old enough, and of this world (M-11). */
export const isAge = (born: Day, today: Day): boolean =>
  born <= yearsBefore(today, youngestYears) && born > yearsBefore(today, oldestYears)

const spanish = /^(\d{8}|[KLMXYZ]\d{7})[A-Z]$/

/** A DNI or NIE with its letter, never the number of a company; else a passport or another country's document, which say nothing of themselves. */
export function isIdentity(text: string): boolean {
  const id = normalTaxId(text)
  return spanish.test(id) ? isSpanishTaxId(id) : !isSpanishTaxId(id) && /^(?=.*\d)[A-Z0-9]{5,20}$/.test(id)
}

/** Of Spain, five figures from 01 to 52, for who has a Spanish document; of another country as it comes. */
const isPostcode = (text: string, identity: string): boolean =>
  spanish.test(normalTaxId(identity))
    ? /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text.trim())
    : /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(text)

/** The shortest street with its number: "Sol 3". */
const shortestAddress = 5

const isWord = (text: string, longest: number) => /\p{L}/u.test(text) && text.length <= longest

/** What is wrong with a card request (M-10, M-11); `known` says which sectors and stores there are. */
export function cardRequestErrors(
  form: CardRequestForm,
  today: Day,
  known: { sectors: ReadonlySet<string>; stores: ReadonlySet<string> },
): FieldErrors {
  const errors: FieldErrors = {}
  const born = writtenDay(form.birth_date)
  addError(errors, 'name', [!isWord(form.name, 80), 'card.name'])
  addError(errors, 'surnames', [!isWord(form.surnames, 120), 'card.surnames'])
  addError(errors, 'tax_id', [!isIdentity(form.tax_id), 'card.tax_id'])
  addError(errors, 'phone', [!isPhone(form.phone), 'card.phone'])
  addError(errors, 'email', [!isEmail(form.email), 'card.email'])
  addError(errors, 'address', [!isWord(form.address, 200) || form.address.trim().length < shortestAddress, 'card.address'])
  addError(errors, 'city', [!isWord(form.city, 80), 'card.city'])
  addError(errors, 'postcode', [!isPostcode(form.postcode, form.tax_id), 'card.postcode'])
  addError(errors, 'birth_date', [!born || !isAge(born, today), 'card.birth_date'])
  addError(errors, 'sector', [!known.sectors.has(form.sector), 'card.sector'])
  addError(errors, 'observations', [form.observations.length > longestObservations, 'card.observations'])
  addError(errors, 'pickup_store', [!known.stores.has(form.pickup_store), 'card.pickup_store'])
  addError(errors, 'data_protection', [!form.data_protection, 'card.data_protection'])
  return errors
}
