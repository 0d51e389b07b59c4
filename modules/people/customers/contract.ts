import { z } from 'zod'
import { roles } from '#modules/people/access/contract.ts'
import { CaptchaPayload } from '#modules/platform/captcha/contract.ts'

export const customerKinds = ['private', 'business', 'library'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** Session id and token, in the body of every call of a user (I-24). */
export const Signed = z.object({ id: z.string().max(64).default(''), token: z.string().max(200).default('') })

/** What a person types: the rules answer with sentences of their own, so only the length is bounded here. */
const Text = z.string().max(300).default('')
const Password = z.string().max(1000).default('')
const CartId = z.string().max(64).default('')
const Flag = z.boolean().default(false)

/** What the storefront keeps of who is signed in (U-01). */
export const Session = z.object({
  id: z.string(),
  token: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  nif: z.string(),
  kind: z.enum([...customerKinds, 'guest']),
  activated: z.boolean().describe('False for a library that the shop has not looked at yet'),
  role: z.enum(roles).describe('What the person may do for the account they sign in to'),
})
export type Session = z.output<typeof Session>

/** What an account knows of a person or an entity (U-05). `country` says whose rules the tax id follows. */
export const PersonalData = z.object({
  name: Text,
  surnames: Text,
  email: Text,
  phone: Text,
  nif: Text,
  country: z.string().max(2).default('ES'),
  company: Text,
  library: Text,
  contact_person: Text,
  newsletter: Flag,
})
export type PersonalData = z.output<typeof PersonalData>

/**
 * What says who is behind an account of each kind, all of it required (U-12): a person, or a company or library and whoever speaks
 * for it. Forms show these fields and no others.
 */
export const whoFields = {
  private: ['name', 'surnames'],
  business: ['company', 'contact_person'],
  library: ['library', 'contact_person'],
} as const satisfies Record<CustomerKind, readonly (keyof PersonalData)[]>
export type WhoField = (typeof whoFields)[CustomerKind][number]

/** Fields of an address (U-22). */
export const AddressFields = z.object({
  name: Text.describe('Name to save it as; the recipient when empty'),
  recipient: Text,
  street: Text,
  floor: Text,
  postcode: Text,
  city: Text,
  region: Text.describe('Province'),
  country: z.string().max(2).default('ES'),
  phone: Text,
  is_main: Flag,
  is_billing: Flag,
})
export type AddressFields = z.output<typeof AddressFields>

export const Address = z.object({
  pk: z.number().int(),
  name: z.string(),
  recipient: z.string(),
  street: z.string(),
  floor: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  is_main: z.boolean(),
  is_billing: z.boolean(),
})
export type Address = z.output<typeof Address>
export const AddressList = z.object({ items: z.array(Address) })

export const Login = z.object({
  email: Text,
  password: Password,
  cart_id: CartId,
  captcha: CaptchaPayload.default('').describe('Asked only while an account is guessed at from many places'),
})
export const Guest = z.object({ email: Text, cart_id: CartId, privacy: Flag })
/** A word that the browser keeps, in which an account is opened: it spares the password when the letter's link comes back there. */
export const Opener = z.string().max(64).default('')
/** The address may be left out as a whole; `fiscal_address` makes it the one on invoices too. */
export const Register = PersonalData.extend({
  kind: z.enum(customerKinds).default('private'),
  street: Text,
  floor: Text,
  postcode: Text,
  city: Text,
  region: Text,
  fiscal_address: z.boolean().default(true),
  password: Password,
  confirm_password: Password,
  privacy: Flag,
  cart_id: CartId,
  opener: Opener,
  captcha: CaptchaPayload.default(''),
})
export type Register = z.output<typeof Register>

export const Recover = z.object({ email: Text, captcha: CaptchaPayload.default('') })
export const Reset = z.object({ token: Text, password: Password, confirm_password: Password, opener: Opener })
export const ChangePassword = Signed.extend({ current_password: Password, password: Password, confirm_password: Password })
/** The kind of an account is the shop's to change. */
export const ChangeData = Signed.extend(PersonalData.shape)
export const CustomerData = PersonalData.extend({
  kind: z.enum(customerKinds),
  activated: z.boolean(),
  verified: z.boolean().describe('Whether the letter sent to the address was answered'),
  pending_email: z.string().nullable().describe('Where the account moves once the letter sent there is answered'),
})
export type CustomerData = z.output<typeof CustomerData>

export const SaveAddress = Signed.extend(AddressFields.shape)
export const DeleteAddress = Signed.extend({ pk: z.coerce.number().int().positive() })

/** A sentence that says what was done. */
export const Done = z.object({ detail: z.string() })
/** After a change of data: the session to keep from now on, and where a letter waits to be answered before the e-mail changes. */
export const DataSaved = Done.extend({ session: Session, pending_email: z.string().nullable() })
export type DataSaved = z.output<typeof DataSaved>
