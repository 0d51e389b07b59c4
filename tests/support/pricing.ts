import { type Day, day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { type QuoteContext, quoteOf } from '#modules/goods/pricing/quote.ts'
import type { CouponRule, PromotionRule } from '#modules/goods/pricing/rules.ts'
import type { QuotedProduct } from '#modules/goods/pricing/shelf.ts'
import type { PricingRules, Switch } from '#modules/goods/pricing/tax-rules.ts'
import { anybody } from '#modules/goods/pricing/treatment.ts'

/** The rules that the migrations write, as far as tests speak of them. */
const always = { validFrom: day('2007-06-24'), validTo: null }
const rate = (country: string, vatClass: 'book' | 'ebook' | 'general', percent: number, surchargePercent = 0) => ({
  ...always,
  country,
  vatClass,
  percent,
  surchargePercent,
})
const area = (country: string, prefix = '', inside = true, taxedAs: string | null = null) => ({
  ...always,
  country,
  prefix,
  inside,
  taxedAs,
})

export const lawfulRules: PricingRules = {
  rates: [
    rate('ES', 'book', 4, 0.5),
    rate('ES', 'ebook', 4, 0.5),
    rate('ES', 'general', 21, 5.2),
    rate('FR', 'book', 5.5),
    rate('FR', 'general', 20),
    rate('IE', 'book', 0),
    rate('IE', 'general', 23),
  ],
  territories: [
    ...['ES', 'FR', 'IE', 'FI', 'IT', 'DE'].map((country) => area(country)),
    ...['35', '38', '51', '52'].map((prefix) => area('ES', prefix, false)),
    area('FR', '974', false),
    area('FI', '22', false),
    area('IT', '23041', false),
    area('DE', '78266', false),
    area('MC', '', true, 'FR'),
    area('GB', 'BT', true, 'XI'),
  ],
  caps: [
    { ...always, audience: 'everyone', percent: 5, monthDay: null, storeCode: null },
    { ...always, audience: 'everyone', percent: 10, monthDay: '04-23', storeCode: null },
    { ...always, audience: 'library', percent: 15, monthDay: null, storeCode: null },
  ],
  switches: [],
}
export const turnedOn = (...names: Switch[]): PricingRules => ({
  ...lawfulRules,
  switches: names.map((name) => ({ ...always, name })),
})

export const ordinaryDay = day('2026-11-21')
export const context: QuoteContext = {
  day: ordinaryDay as Day,
  destination: null,
  standing: anybody,
  store: null,
  promotions: [],
  coupon: null,
  bonusRequested: cents(0),
  shipping: cents(0),
}

let serial = 0
const product = (kind: 'book' | 'object', unit: number, quantity: number, list: number): QuotedProduct => ({
  product: ++serial,
  kind,
  vatClass: kind === 'book' ? 'book' : 'general',
  freePrice: false,
  listUnit: cents(list),
  unit: cents(unit),
  quantity,
})
export const book = (unit: number, quantity = 1, list = unit) => product('book', unit, quantity, list)
export const thing = (unit: number, quantity = 1, list = unit) => product('object', unit, quantity, list)

export const promotion = (percent: number, scope: PromotionRule['scope'] = 'all', id = 1): PromotionRule => ({
  id,
  kind: 'percent',
  name: { es: `${percent} %`, ca: `${percent} %`, en: `${percent} %` },
  percent,
  scope,
})
const coupon = (rest: Partial<CouponRule>): CouponRule => ({
  id: 1,
  code: 'HOLA',
  kind: 'percent',
  percent: null,
  amountCents: null,
  scope: 'all',
  minimumCents: null,
  ...rest,
})
export const percentOff = (percent: number, rest: Partial<CouponRule> = {}) => coupon({ percent, ...rest })
export const amountOff = (amount: number, rest: Partial<CouponRule> = {}) =>
  coupon({ kind: 'amount', amountCents: cents(amount), ...rest })

export const quote = (products: readonly QuotedProduct[], change: Partial<QuoteContext> = {}, rules = lawfulRules) =>
  quoteOf(products, rules, { ...context, ...change })
