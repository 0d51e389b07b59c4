import { createHash } from 'node:crypto'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { completed } from './places.ts'
import { type PlanLine, senders, shipmentPlans, takenUpOn, takenUpUntil } from './plans.ts'
import { storeNames } from './shipping.sql.ts'
import { shippingZones, shopCalendar } from './shipping.ts'
import { rateOf, type Zone, zoneOf, zonesOf } from './zones.ts'

interface Asked {
  postcode?: string | undefined
  pickup?: string | undefined
}

/** Any weight at no price: whether a weight is carried is asked apart from the day. */
const anyWeight = [{ upToGrams: Number.MAX_SAFE_INTEGER, priceCents: 0 }]
const nothing = cents(0)

/**
 * The days that the checkout promises of one copy ordered now, by what decides them: so that a list of any length asks for a handful of
 * days. Give it the pool. @returns null where a store does not hand over
 */
export async function promisedTo(db: Db, { postcode, pickup }: Asked, { storefront, now }: { storefront: string; now: Date }) {
  const [zones, calendar] = await Promise.all([shippingZones(db), shopCalendar(db)])
  const store =
    pickup === undefined ? undefined : calendar.stores.find(({ code, pickup: handsOver }) => code === pickup && handsOver)
  if (pickup !== undefined && !store) return null
  const zone = pickup === undefined ? zoneOf(zonesOf(zones, storefront), { country: 'ES', postcode: postcode ?? '' }) : null
  const sends = senders(calendar)
  const near = store ? [store.code] : calendar.stores.filter(({ code }) => sends(code)).map(({ code }) => code)
  const dayWith = (line: Omit<PlanLine, 'productId' | 'quantity' | 'grams'>): Day | null => {
    const outcome = shipmentPlans({
      now,
      method: store ? 'store' : 'home',
      lines: [{ ...line, productId: 0, quantity: 1, grams: 0 }],
      zone: zone && { ...zone, rates: anyWeight },
      storeCode: store?.code ?? null,
      goods: nothing,
      calendar,
      splitFeeCents: null,
    })
    return outcome.ok ? (outcome.plans[0]?.promisedOn ?? null) : null
  }
  const dayOfKind = (kind: string, isNear: boolean): Day | null => {
    const [name, said = ''] = kind.split(' ')
    if (name === 'ebook') return store ? null : dayOf(now)
    if (name === 'unknown') return null
    const atHand = [{ storeCode: isNear ? (near[0] ?? '') : '', quantity: 1 }]
    if (name === 'hand') return dayWith({ delayed: false, atHand, leadDays: null, launchOn: null })
    const [leadDays, launchOn] = name === 'lead' ? [Number(said), null] : [null, said as Day]
    return dayWith({ delayed: true, atHand: [], leadDays, launchOn })
  }
  const { day, time } = takenUpUntil(now, calendar.holidays)
  const told = [zone, calendar, near, takenUpOn(now, calendar.holidays), dayOf(now), dayOfKind('hand', true)]
  return {
    key: `${postcode ?? pickup} ${createHash('sha1').update(JSON.stringify(told)).digest('base64url')}`,
    place: store
      ? ((await storeNames(db)).find(({ code }) => code === store.code)?.name ?? store.code)
      : placeNamed(postcode ?? ''),
    order_by: { day, time, today: day === dayOf(now) },
    near,
    dayOf: dayOfKind,
    carries: (grams: number) => store !== undefined || isCarried(zone, grams),
  }
}

const isCarried = (zone: Zone | null, grams: number): boolean => zone !== null && typeof rateOf(zone, grams, nothing) === 'number'

function placeNamed(postcode: string): string {
  const { city, region } = completed({ country: 'ES', postcode, city: '', region: '' })
  return [postcode, city || region].filter(Boolean).join(' ')
}
