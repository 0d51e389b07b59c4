import { addDays, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { pricingRules } from '#modules/goods/pricing/pricing-rules.ts'
import { type Quote, quoteOf } from '#modules/goods/pricing/quote.ts'
import type { PricingRules } from '#modules/goods/pricing/tax-rules.ts'
import { rulesWith } from './changed-rules.ts'
import { placeNow } from './put-in-force.ts'
import { readChange } from './read-change.ts'
import type { Change } from './rules.ts'
import type { Trial, TrialTotal, Tried } from './staff-contract.ts'
import { standingRules } from './standing.sql.ts'
import { anySamples, refundsAbove, type SampleRow, salesAbove, samplesOf } from './trial.sql.ts'
import { beforeOf } from './views.ts'

const countedDays = 90

type Sample = SampleRow & { copies: number }

/** @throws InvalidFields 'rates.unknown_code' */
async function basketOf(db: Tx, lines: Trial['lines']): Promise<Sample[]> {
  if (lines.length === 0) return (await anySamples(db)).map((row) => ({ ...row, copies: 1 }))
  const found = await samplesOf(
    db,
    lines.map(({ code }) => code),
  )
  const basket = new Map<number, Sample>()
  for (const { code, copies } of lines) {
    const row = found.find((one) => one.code === code)
    if (!row) throw new InvalidFields({ lines: 'rates.unknown_code' })
    basket.set(row.id, { ...row, copies: copies + (basket.get(row.id)?.copies ?? 0) })
  }
  return [...basket.values()]
}

const standings = {
  reader: { audience: 'everyone', vatCountry: null, surcharge: false },
  library: { audience: 'library', vatCountry: null, surcharge: false },
  retailer: { audience: 'everyone', vatCountry: null, surcharge: true },
} as const

/** What the pricing of every basket makes of this one by some rules, on the first day of the change. */
function quoted(basket: readonly Sample[], rules: PricingRules, change: Change, asked: Trial): Quote {
  const percent = asked.discount
  return quoteOf(
    basket.map((row) => ({
      product: row.id,
      kind: row.kind,
      vatClass: row.vat_class,
      freePrice: row.free_price,
      listUnit: row.former_price_cents ?? row.price_cents,
      unit: row.price_cents,
      quantity: row.copies,
    })),
    rules,
    {
      day: change.valid_from,
      destination: asked.to_country === null ? null : { country: asked.to_country, postcode: '' },
      standing: standings[asked.buyer],
      store: asked.at_store,
      promotions: percent === 0 ? [] : [{ id: 1, name: inEachLanguage(() => ''), scope: 'all', kind: 'percent', percent }],
      coupon: null,
      bonusRequested: centsOf(asked.points),
      shipping: cents(0),
    },
  )
}

const totalOf = (basket: readonly Sample[], { lines, total, surcharge, vat }: Quote): TrialTotal => ({
  lines: lines.map((line, index) => ({
    title: basket[index]?.title ?? '',
    copies: line.quantity,
    goods: toEuros(line.gross),
    off: toEuros(cents(line.promotion + line.coupon)),
    points: toEuros(line.bonus),
    paid: toEuros(line.paid),
    vat_percent: line.vatPercent,
    cap: line.cap,
  })),
  total: toEuros(total),
  surcharge: toEuros(surcharge),
  vat: vat.map(({ percent, base, vat: tax }) => ({ percent, base: toEuros(base), vat: toEuros(tax) })),
})

/** How many documents of the last weeks were above a limit, and would be above the new one. */
async function countedFor(
  db: Tx,
  change: Change,
  { settingCents, now }: { settingCents: number; now: Date },
): Promise<Tried['counted']> {
  if (change.kind !== 'alone_limit' && change.kind !== 'invoice_limit') return null
  const before = beforeOf(await standingRules(db), change)?.limit_cents ?? settingCents
  const limits = [before, change.limit_cents ?? 0] as const
  const since = addDays(dayOf(now), -countedDays)
  return change.kind === 'alone_limit' ? refundsAbove(db, since, limits) : salesAbove(db, since, limits)
}

/**
 * What a change would do to a basket that nobody has, reckoned as every basket is, on the first day of the change with it and without.
 * @param settingCents what one colleague may give away where no row says it
 * @throws InvalidFields; Conflict as propose
 */
export async function tryChange(db: Tx, asked: Trial, around: { settingCents: number; now: Date }): Promise<Tried> {
  const change = readChange(asked)
  await placeNow(db, change)
  const basket = await basketOf(db, asked.lines)
  const rules = await pricingRules(db)
  return {
    day: change.valid_from,
    before: totalOf(basket, quoted(basket, rules, change, asked)),
    after: totalOf(basket, quoted(basket, rulesWith(rules, change), change, asked)),
    counted: await countedFor(db, change, around),
  }
}
