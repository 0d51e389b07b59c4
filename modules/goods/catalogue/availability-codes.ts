/** ONIX availability (lists 54, 64, 65, 68) read as the shop's codes (C-15). Pure: today comes in. */
import type { Day } from '#kernel/days.ts'

export interface OnixAvailability {
  /** List 64, the publisher's word. */
  publishingStatus?: string
  /** List 68, which overrides list 64 in its market. */
  marketStatus?: string
  /** List 65, the supplier's word. */
  productAvailability?: string
  /** List 54, the supplier's word in ONIX 2.1. */
  availabilityCode?: string
  publishedOn?: Day
  /** When the supplier expects copies. */
  expectedOn?: Day
  /** No copy may be sold before. */
  embargoUntil?: Day
  /** Trade-only products and copies without a price to pay are not for sale. */
  notForSale?: boolean
}

const day = 86_400_000
const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / day

const blocked = { '11': 'eS', '12': 'eS', '13': 'eS', '15': 'eS', '17': 'eS', '18': 'eS' }

const ofStatus: Record<string, string> = {
  ...blocked,
  '01': 'eS',
  '02': 'e6',
  '03': 'eG',
  '05': 'eD',
  '06': 'e8',
  '07': 'e5',
  '08': 'e5',
  '09': 'eG',
  '10': 'e5',
  '16': 'eG',
}
/** These say nothing of their own: the supplier's word counts. */
const silent = ['00', '04', '14', '']

const ofSupplier: Record<string, string> = {
  '01': 'eS',
  '09': 'eG',
  '10': 'e6',
  '11': 'e6',
  '12': 'e6',
  '20': 'e0',
  '21': 'e0',
  '22': 'e2',
  '23': 'eP',
  '30': 'e2',
  '31': 'e2',
  '33': 'e8',
  '34': 'eG',
  '40': 'e1',
  '41': 'ee',
  '42': 'e1',
  '43': 'eD',
  '44': 'eD',
  '45': 'eS',
  '46': 'eS',
  '47': 'e5',
  '48': 'eP',
  '49': 'eS',
  '50': 'eS',
  '51': 'e5',
  '52': 'eS',
  '97': 'eG',
  '98': 'eG',
  '99': 'eG',
}

const ofSupplier21: Record<string, string> = {
  AB: 'eS',
  AD: 'eD',
  CS: 'eG',
  EX: 'eD',
  IP: 'e0',
  MD: 'eP',
  NP: 'e6',
  NY: 'e6',
  OF: 'e1',
  OI: 'e1',
  OP: 'e5',
  OR: 'ee',
  PP: 'eG',
  RF: 'eD',
  RM: 'e5',
  RU: 'e8',
  TO: 'e2',
  TP: 'e2',
  TU: 'e2',
  UR: 'e8',
  WR: 'e0',
  WS: 'eS',
}

/** The latest news: on sale for less than this many days. */
const latest = 60
/** A reprint expected within this many days is an immediate one. */
const immediate = 30

function supplierCode(given: OnixAvailability, today: Day): string | null {
  const reprint = given.productAvailability === '32' || given.availabilityCode === 'RP'
  if (reprint) return given.expectedOn && daysBetween(today, given.expectedOn) <= immediate ? 'e4' : 'e8'
  const code = ofSupplier[given.productAvailability ?? ''] ?? ofSupplier21[given.availabilityCode ?? ''] ?? null
  if (code === 'e0' && given.publishedOn && given.publishedOn <= today && daysBetween(given.publishedOn, today) < latest)
    return 'eU'
  return code
}

/**
 * The shop's code for what a record says, and which of its codes are in no list. What bars a sale wins over an embargo, that
 * over the market's status, that over the publisher's, that over the supplier's; a record that says nothing reads "to be confirmed".
 */
export function availabilityOfOnix(given: OnixAvailability, today: Day): { code: string; unknown: string[] } {
  const unknown: string[] = []
  const known = (code: string | undefined, list: string, codes: Record<string, string>, also: readonly string[] = []) => {
    if (!code) return undefined
    if (Object.hasOwn(codes, code) || also.includes(code)) return code
    unknown.push(`${list} ${code}`)
    return undefined
  }
  const market = known(given.marketStatus, 'MarketPublishingStatus', ofStatus, silent)
  const publisher = known(given.publishingStatus, 'PublishingStatus', ofStatus, silent)
  const checked: OnixAvailability = {
    ...given,
    productAvailability: known(given.productAvailability, 'ProductAvailability', ofSupplier, ['32']),
    availabilityCode: known(given.availabilityCode, 'AvailabilityCode', ofSupplier21, ['RP']),
  }
  const status = market && market !== '00' ? market : publisher
  const spoken = status && !silent.includes(status) ? ofStatus[status] : undefined
  const active = status === '04' || status === '14'

  const decide = (): string => {
    if (spoken === 'eS' || checked.productAvailability === '49') return 'eS'
    if (given.notForSale) return 'eX'
    if (given.embargoUntil && given.embargoUntil > today) return 'e6'
    // "Forthcoming" is a promise that the calendar outruns: once the day has come the supplier is asked,
    // and a supplier who still promises has to confirm.
    const supplier = supplierCode(checked, today)
    const past = given.publishedOn !== undefined && given.publishedOn <= today
    const said = (spoken === 'e6' && past ? supplier : spoken) ?? supplier ?? (active ? 'e0' : 'eG')
    return said === 'e6' && past ? 'eG' : said
  }
  return { code: decide(), unknown }
}
