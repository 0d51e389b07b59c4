import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { PictureBox, picture } from '../kit/picture-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './words/es.ts'

type Shop = Answer<'GET /storefronts/:storefront/'>

const choices = (of: Record<string, string>) => Object.entries(of).map(([value, text]) => ({ value, text }))

/** What a shop says of itself, and the fields of its form. */
const shopFields = ({ shops: words }: Words): RecordField[] => [
  { as: 'text', name: 'path', label: words.path, hint: words.pathHint, required: true },
  { as: 'texts', name: 'name', label: words.name },
  { as: 'texts', name: 'tagline', label: words.tagline },
  { as: 'choice', name: 'theme', label: words.theme, options: choices(words.themes), empty: words.usual },
  { as: 'several', name: 'languages', label: words.languages, options: choices(words.spoken) },
  { as: 'own', name: 'logo', label: words.logo, hint: words.logoHint, box: PictureBox, ...picture },
  { as: 'choice', name: 'mark', label: words.mark, options: choices(words.marks) },
  { as: 'choice', name: 'colour', label: words.colour, options: choices(words.colours), empty: words.usual },
  { as: 'email', name: 'email', label: words.email, required: true },
  { as: 'text', name: 'phone', label: words.phone, required: true },
  { as: 'text', name: 'address', label: words.address, required: true },
  { as: 'texts', name: 'delivery', label: words.delivery },
]

/** Into which account a shop is paid, of those that the settings name; one that they no longer name stands there too, to be seen. */
const accountField = ({ shops: words }: Words, { accounts, settings }: Shop): RecordField => {
  const named = settings.payment_account
  const known = named && !accounts.includes(named) ? [...accounts, named] : accounts
  return {
    as: 'choice',
    name: 'payment_account',
    label: words.account,
    hint: words.accountHint,
    options: known.map((account) => ({ value: account, text: account })),
    empty: words.mainAccount,
  }
}

/** The fields of a shop that is there: a new one has no account of its own yet. */
export const keptShopFields = (words: Words, shop: Shop): RecordField[] =>
  shop.accounts.length > 0 || shop.settings.payment_account
    ? [...shopFields(words), accountField(words, shop)]
    : shopFields(words)

export const newShopFields = (words: Words): RecordField[] => [
  { as: 'text', name: 'store', label: words.shops.code, hint: words.shops.codeHint, required: true },
  ...shopFields(words),
]

/** A shop as its form holds it. */
export const formOf = ({ settings, path, version }: Shop) => ({
  ...settings,
  path,
  version,
  colour: settings.colour?.toUpperCase(),
  // A shop that says nothing of its languages has them all.
  languages: settings.languages ?? languages,
})

/** What a form says, over what it does not show; a text that is empty in every language is none. */
export function sentOf({ path, version, store: _, ...said }: Record<string, unknown>, before: object = {}) {
  const kept = Object.entries({ ...before, ...said }).filter(([, value]) => value !== null && value !== '' && !isEmpty(value))
  return { path, version: version ?? 'new', settings: Object.fromEntries(kept) }
}
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'es' in value && Object.values(value).every((text) => text === '')
