import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf, eurosOf } from '#kernel/money.ts'
import { shippingMessages } from './messages.ts'
import { type PlanLine, type ShipmentPlan, senders, shipmentPlans } from './plans.ts'
import { zoneRows } from './shipping.sql.ts'
import { calendarNow } from './shipping.ts'
import type { Trial, Tried } from './staff-contract.ts'
import { zoneOf, zonesOf } from './zones.ts'

interface Trying {
  storefront: string
  splitFeeCents: number | null
  language: Language
  now: Date
}

const planView = ({ parcels, costCents, promisedOn }: ShipmentPlan): Tried['plans'][number] => ({
  parcels: parcels.length,
  cost: costCents === null ? null : eurosOf(costCents),
  promised_on: promisedOn,
})

/** What a basket that nobody has would cost to a place and when it would arrive, by the rows as they stand now. */
export async function tryBasket(
  db: Db,
  { country, postcode, method, goods, grams, later_grams, lead_days }: Trial,
  { storefront, splitFeeCents, language, now }: Trying,
): Promise<Tried> {
  const [zones, calendar] = await Promise.all([zoneRows(db), calendarNow(db)])
  const zone = zoneOf(zonesOf(zones, storefront), { country, postcode })
  const sends = senders(calendar)
  const from = calendar.stores.find(({ code }) => sends(code))?.code ?? storefront
  const here = { quantity: 1, leadDays: null, launchOn: null }
  const lines: PlanLine[] = [{ ...here, productId: 1, grams, delayed: false, atHand: [{ storeCode: from, quantity: 1 }] }]
  if (later_grams > 0) lines.push({ ...here, productId: 2, grams: later_grams, delayed: true, atHand: [], leadDays: lead_days })
  const found = shipmentPlans({ now, method, lines, zone, storeCode: null, goods: centsOf(goods), calendar, splitFeeCents })
  if (found.ok) return { zone: zone?.code ?? null, plans: found.plans.map(planView), why_not: null }
  const refusal = found.refusal === 'stores.unavailable' ? 'shipping.not_there' : found.refusal
  return { zone: zone?.code ?? null, plans: [], why_not: shippingMessages[language][refusal] }
}
