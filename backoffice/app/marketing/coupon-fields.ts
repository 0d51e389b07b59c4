import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './words/es.ts'

/** A choice of each key, by its word. */
export const choices = <Key extends string>(of: Record<Key, string>) =>
  (Object.keys(of) as Key[]).map((value) => ({ value, text: of[value] }))
export const scopeChoices = ({ scopes }: Words) => choices(scopes)

/** The terms of a coupon, and of the codes of a batch. */
export const termFields = (words: Words): RecordField[] => [
  { as: 'texts', name: 'title', label: words.coupons.name },
  { as: 'choice', name: 'kind', label: words.coupons.kind, options: choices(words.coupons.kinds) },
  { as: 'figure', name: 'percent', label: words.percent, only: { of: 'kind', says: ['percent'] } },
  { as: 'euros', name: 'amount', label: words.coupons.amount, only: { of: 'kind', says: ['amount'] } },
  { as: 'choice', name: 'scope', label: words.scope, options: scopeChoices(words) },
  { as: 'euros', name: 'minimum', label: words.coupons.minimum },
  { as: 'day', name: 'valid_from', label: words.from },
  { as: 'day', name: 'valid_to', label: words.to },
  { as: 'figure', name: 'uses_per_customer', label: words.coupons.perCustomer },
  { as: 'check', name: 'first_purchase_only', label: words.coupons.first },
  { as: 'check', name: 'active', label: words.active },
]

export const couponFields = (words: Words): RecordField[] => {
  const terms = termFields(words)
  const single: RecordField[] = [
    { as: 'figure', name: 'uses_in_all', label: words.coupons.inAll },
    { as: 'maybe', name: 'email', label: words.coupons.email },
  ]
  return [...terms.slice(0, 8), ...single, ...terms.slice(8)]
}

export const newCouponFields = (words: Words): RecordField[] => [
  { as: 'text', name: 'coupon_code', label: words.coupons.code, hint: words.coupons.codeHint, required: true },
  ...couponFields(words),
]

export const batchFields = (words: Words): RecordField[] => [
  { as: 'text', name: 'batch', label: words.coupons.batch, required: true },
  { as: 'text', name: 'prefix', label: words.coupons.prefix, required: true },
  { as: 'figure', name: 'copies', label: words.coupons.copies, required: true },
  ...termFields(words),
]

export const blankCoupon = { kind: 'percent', scope: 'all', uses_per_customer: 1, active: true }
