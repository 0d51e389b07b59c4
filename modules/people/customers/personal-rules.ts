import { languages } from '#kernel/language.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { shortestPassword } from '../access/password.ts'
import { isWeakPassword } from '../access/weak-password.ts'
import { type CustomerKind, type PersonalData, whoFields } from './contract.ts'
import { addError, type FieldErrors, missing } from './field-errors.ts'
import { isTaxIdOf } from './tax-id.ts'

/** At least six digits, with the signs that people write between them. */
export const isPhone = (text: string): boolean => /^\+?[\d\s().-]{6,24}$/.test(text) && text.replace(/\D/g, '').length >= 6

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined

export const emailErrors = (errors: FieldErrors, email: string) =>
  addError(errors, 'email', missing(email), [!isEmail(email), 'customer.email_invalid'])

/**
 * What is wrong with the data of an account (U-05, U-08, U-12): companies and libraries say their name and who is to be asked for,
 * companies their tax id too; a person needs none.
 */
export function personalErrors(kind: CustomerKind, data: PersonalData): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of whoFields[kind]) addError(errors, field, missing(data[field]))
  emailErrors(errors, data.email)
  addError(errors, 'phone', missing(data.phone), [!isPhone(data.phone), 'customer.phone_invalid'])
  addError(errors, 'country', [!isCountry(data.country), 'customer.country_invalid'])
  if (kind === 'business') addError(errors, 'nif', missing(data.nif))
  if (data.nif && !errors['country']) addError(errors, 'nif', [!isTaxIdOf(data.country, data.nif), 'customer.nif_invalid'])
  return errors
}

/**
 * What is wrong with a new password and its repetition (U-09, U-10); `about` is what may be known of whose it is: their e-mail, their
 * name, the name of the shop.
 */
export async function passwordErrors(password: string, repeated: string, about: readonly string[]): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const required = [password === '', 'form.missing'] as const
  addError(
    errors,
    'password',
    required,
    [password.length < shortestPassword, 'customer.password_short'],
    [await isWeakPassword(password, about), 'customer.password_common'],
  )
  addError(errors, 'confirm_password', [repeated === '', 'form.missing'], [repeated !== password, 'customer.passwords_differ'])
  return errors
}

/** The shop's name in each of its languages, which makes no password. */
export const namesOf = (senders: Senders): string[] => languages.map((language) => senders(language).name)

/** Every text without the blanks around it, as it is kept; the country in capitals. */
export function trimmed<Data extends { country: string }>(data: Data): Data {
  const entries = Object.entries(data).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value])
  return { ...(Object.fromEntries(entries) as Data), country: data.country.trim().toUpperCase() }
}
