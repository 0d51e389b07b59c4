import { addDays, type Day, dayOf, isYearDay, type YearDay } from '#kernel/days.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { isWorkingDay, minuteOfDay, workingDayFrom, workingDaysAfter } from './calendar.ts'
import { doorsOn, openingFrom, type PickupStore, roomFrom } from './opening.ts'
import { rateInBoxes, rateOf, type Zone } from './zones.ts'

/** A line that travels; ebooks never do. */
export interface PlanLine {
  productId: number
  quantity: number
  /** Billable weight of all its copies. */
  grams: number
  /** Not all copies are at hand. */
  delayed: boolean
  /** Copies at hand, by store. */
  atHand: readonly { storeCode: string; quantity: number }[]
  /** Working days until the shop has the missing copies; null: nobody knows. */
  leadDays: number | null
  /** A pre-sale leaves no earlier than this. */
  launchOn: Day | null
  /** The day on which its author has signed the last of its copies: it leaves after it. Null or left out: nothing is signed. */
  signedBy?: Day | null
}

/** When the shop works: rows that staff change, and how long its own steps take. */
export interface ShopCalendar {
  holidays: readonly YearDay[]
  stores: readonly PickupStore[]
}

export interface PlanRequest {
  now: Date
  method: 'home' | 'store' | 'pickup_point'
  lines: readonly PlanLine[]
  /** Where home and point deliveries go; null where the shop does not ship. */
  zone: Zone | null
  /** The store that hands over, for method 'store'. */
  storeCode: string | null
  /** What the goods cost after discounts: decides on free shipping. */
  goods: Cents
  calendar: ShopCalendar
  /** What a second parcel costs; null: one more tariff of the zone (P-19). */
  splitFeeCents: number | null
  /** Whether it may travel in several boxes, beyond the heaviest of the tariff. */
  inBoxes?: boolean
}

/** What leaves together. */
export interface PlannedParcel {
  kind: 'shipment' | 'pickup'
  /** Who hands over a pickup; null for a shipment, which the shop sends from wherever its copies lie. */
  storeCode: string | null
  productIds: number[]
  /** The day by which the customer has it, or can collect it; null when nobody can promise one. */
  promisedOn: Day | null
  /** Everything lies in that store: ready two hours after the order, within opening hours. */
  readySoon: boolean
  /** This parcel's part of the plan's cost; null while the shop has to confirm it. */
  shippingCents: Cents | null
}

export interface ShipmentPlan {
  shipment: 'single' | 'split'
  parcels: PlannedParcel[]
  /** VAT included; null while the shop has to confirm it. */
  costCents: Cents | null
  /** The day of the last parcel; null when nobody can promise one. */
  promisedOn: Day | null
}

export type PlanRefusal = 'shipping.not_there' | 'shipping.too_heavy' | 'shipping.no_points_there' | 'stores.unavailable'

/** At most two plans, the single one first; nothing when nothing travels. */
export type Plans = { ok: true; plans: ShipmentPlan[] } | { ok: false; refusal: PlanRefusal }

/** Orders up to this minute of a working day leave the same day. */
const cutOffMinute = 14 * 60
/** Working days that copies take from one store to another. */
const transferDays = 2
const minutesToReady = 120

/**
 * How the lines can travel: all together on the day of the last, or what is at hand first and the rest later (P-06, P-16, P-18).
 * At most two parcels; a second one is offered only when something is at hand and something is not, and never for a pickup.
 */
export function shipmentPlans(request: PlanRequest): Plans {
  const { lines, method, zone, goods, splitFeeCents, inBoxes } = request
  if (lines.length === 0) return { ok: true, plans: [] }
  if (method === 'store') return pickupPlans(request)
  if (!zone) return { ok: false, refusal: 'shipping.not_there' }
  if (method === 'pickup_point' && !zone.pickupPoints) return { ok: false, refusal: 'shipping.no_points_there' }
  const rate = inBoxes ? rateInBoxes : rateOf
  const base = rate(zone, gramsIn(lines), goods)
  if (base === 'too_heavy') return { ok: false, refusal: 'shipping.too_heavy' }
  const single = planOf('single', [shipment(request, zone, lines, base)])
  const waits = (line: PlanLine) => line.delayed || Boolean(line.signedBy)
  const [first, later] = [lines.filter((line) => !waits(line)), lines.filter(waits)]
  if (first.length === 0 || later.length === 0) return { ok: true, plans: [single] }
  const tariff = splitFeeCents === null ? rate({ ...zone, freeFromCents: null }, gramsIn(later), goods) : cents(splitFeeCents)
  const fee = base === null || tariff === 'too_heavy' ? null : tariff
  const split = planOf('split', [shipment(request, zone, first, base), shipment(request, zone, later, fee)])
  return { ok: true, plans: [single, split] }
}

const gramsIn = (lines: readonly PlanLine[]): number => lines.reduce((all, line) => all + line.grams, 0)

function planOf(kind: ShipmentPlan['shipment'], parcels: PlannedParcel[]): ShipmentPlan {
  const costs = parcels.map((parcel) => parcel.shippingCents)
  return {
    shipment: kind,
    parcels,
    costCents: costs.includes(null) ? null : cents(costs.reduce<number>((all, cost) => all + (cost ?? 0), 0)),
    promisedOn: latest(parcels.map((parcel) => parcel.promisedOn)),
  }
}

/** The last of the days; null as soon as one of them is unknown. */
const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((last, day) => (last === null || day === null ? null : day > last ? day : last))

function shipment(request: PlanRequest, zone: Zone, lines: readonly PlanLine[], cost: Cents | null): PlannedParcel {
  const { holidays } = request.calendar
  const leaves = latest(lines.map((line) => leavesOn(request, line, senders(request.calendar))))
  return {
    kind: 'shipment',
    storeCode: null,
    productIds: lines.map((line) => line.productId),
    // What waits for its price leaves nobody knows when.
    promisedOn: cost === null ? null : leaves && workingDaysAfter(leaves, zone.daysTo, holidays),
    readySoon: false,
    shippingCents: cost,
  }
}

/** The stores that send web orders; every store where none is named for it. */
export function senders({ stores }: ShopCalendar): (code: string) => boolean {
  const named = new Set(stores.filter((store) => store.shipsWebOrders).map((store) => store.code))
  return (code) => named.size === 0 || named.has(code)
}

/** The working day on which an order of now is taken up. */
export function takenUpOn(now: Date, holidays: readonly YearDay[]): Day {
  const today = dayOf(now)
  const inTime = isWorkingDay(today, holidays) && minuteOfDay(now) < cutOffMinute
  return inTime ? today : workingDayFrom(addDays(today, 1), holidays)
}

/** The last minute at which an order is taken up as early as one of now, on the clock of Madrid. */
export function takenUpUntil(now: Date, holidays: readonly YearDay[]): { day: Day; time: string } {
  const [hours, minutes] = [Math.floor(cutOffMinute / 60), cutOffMinute % 60]
  return { day: takenUpOn(now, holidays), time: `${hours}:${String(minutes).padStart(2, '0')}` }
}

/** The working day on which a line can leave one of the stores that hand over; null when nobody knows. */
function leavesOn({ now, calendar }: PlanRequest, line: PlanLine, from: (storeCode: string) => boolean): Day | null {
  const { holidays } = calendar
  const today = takenUpOn(now, holidays)
  const signed = line.signedBy ? workingDayFrom(addDays(line.signedBy, 1), holidays) : today
  const taken = signed > today ? signed : today
  if (line.delayed && line.launchOn) {
    const launched = workingDayFrom(line.launchOn, holidays)
    return launched > taken ? launched : taken
  }
  if (line.delayed) return line.leadDays === null ? null : workingDaysAfter(taken, line.leadDays, holidays)
  const here = line.atHand.filter((lot) => from(lot.storeCode)).reduce((all, lot) => all + lot.quantity, 0)
  return here >= line.quantity ? taken : workingDaysAfter(taken, transferDays, holidays)
}

/** One parcel at the store's counter, free (P-14); refused on the store's blocked days, today's and the day promised (P-10); later where that day is full. */
function pickupPlans(request: PlanRequest): Plans {
  const { storeCode, calendar, lines, now } = request
  const store = calendar.stores.find((pickupStore) => pickupStore.code === storeCode)
  if (!store?.pickup || isYearDay(store.blocked, dayOf(now))) return { ok: false, refusal: 'stores.unavailable' }
  const here = (code: string) => code === store.code
  const soon = lines.every((line) => !line.delayed && !line.signedBy && copiesAt(line, store.code) >= line.quantity)
  const arrives = soon ? readyHereOn(request, store) : latest(lines.map((line) => arrivesOn(request, line, here)))
  const first = arrives && openingFrom(store, arrives, calendar.holidays)
  if (first && isYearDay(store.blocked, first)) return { ok: false, refusal: 'stores.unavailable' }
  const promisedOn = first && roomFrom(store, first, calendar.holidays)
  if (first && promisedOn === null) return { ok: false, refusal: 'stores.unavailable' }
  const parcel: PlannedParcel = {
    kind: 'pickup',
    storeCode: store.code,
    productIds: lines.map((line) => line.productId),
    promisedOn,
    readySoon: soon && promisedOn === first,
    shippingCents: cents(0),
  }
  return { ok: true, plans: [planOf('single', [parcel])] }
}

const copiesAt = (line: PlanLine, code: string): number =>
  line.atHand.filter((lot) => lot.storeCode === code).reduce((all, lot) => all + lot.quantity, 0)

/** When a line is in the store: what comes from the publisher is sent on from the warehouse. */
function arrivesOn(request: PlanRequest, line: PlanLine, here: (code: string) => boolean): Day | null {
  const leaves = leavesOn(request, line, here)
  if (leaves === null || !line.delayed) return leaves
  const { holidays } = request.calendar
  return line.launchOn && line.launchOn > dayOf(request.now) ? leaves : workingDaysAfter(leaves, transferDays, holidays)
}

/** Today when two hours are left before closing, otherwise the next day it opens. */
function readyHereOn({ now, calendar }: PlanRequest, store: PickupStore): Day | null {
  const today = dayOf(now)
  const open = doorsOn(store, today, calendar.holidays)
  const ready = open && Math.max(minuteOfDay(now), open.opens) + minutesToReady
  return open && ready !== null && ready <= open.closes ? today : openingFrom(store, addDays(today, 1), calendar.holidays)
}
