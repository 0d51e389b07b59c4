import type { Day } from '#kernel/days.ts'
import { fewLeft } from '#kernel/facts.ts'
import type { Availability } from './contract.ts'

/** The facts that decide what a product's page says about getting it. */
export interface Saleable {
  kind: 'book' | 'object'
  code: string
  stock: number
  leadDays: number
  publishedOn: Day | null
  priceCents: number | null
  active: boolean
  ebook: boolean
  /** Of an ebook: there is a file to hand over; without one it is not sold. */
  hasFile: boolean
}

type Display = Availability['display']

/** Codes under which nothing is sold, whatever lies there. */
export const notSold: ReadonlySet<string> = new Set(['e5', 'ed', 'ee', 'eX', 'eS'])
const onRequest = new Set(['eG', 'eD'])
const exhausted = new Set(['e1', 'ea'])

/** Sold although no copy is at hand (C-19, C-20, C-22). */
const soldWithoutStock = new Set<Display>(['within_days', 'print_on_demand', 'temporarily_out', 'pre_sale', 'ebook'])
const soldFromStock = new Set<Display>(['immediate', 'few_left'])

function displayOf(product: Saleable, today: Day): Display {
  if (!product.active || product.priceCents === null) return 'currently_unavailable'
  if (notSold.has(product.code)) return 'not_available'
  if (product.ebook) return displayOfEbook(product, today)
  if (product.code === 'e6') {
    if (product.publishedOn && product.publishedOn > today) return 'pre_sale'
    if (product.stock === 0) return 'coming_soon'
  }
  if (product.stock > fewLeft) return 'immediate'
  if (product.stock > 0) return 'few_left'
  if (exhausted.has(product.code) || product.kind === 'object') return 'out_of_stock'
  if (onRequest.has(product.code)) return 'check_availability'
  if (product.code === 'eP') return 'print_on_demand'
  if (product.code === 'e2' || product.code === 'e8') return 'temporarily_out'
  return 'within_days'
}

/** Paid at once and there at once: nobody is charged for a file that is still to come. */
function displayOfEbook({ code, publishedOn, hasFile }: Saleable, today: Day): Display {
  if (code === 'e6' && (publishedOn === null || publishedOn > today)) return 'coming_soon'
  return hasFile ? 'ebook' : 'currently_unavailable'
}

/**
 * What the shop says and allows for a product today (C-18 to C-25). Availability codes are case-sensitive (C-17);
 * copies at hand win over a code that promises none, a bar to selling wins over copies (C-15).
 */
export function availabilityOf(product: Saleable, today: Day): Availability {
  const display = displayOf(product, today)
  return {
    code: product.code,
    display,
    buyable: soldFromStock.has(display) || soldWithoutStock.has(display),
    stock: product.stock,
    days: display === 'within_days' || display === 'print_on_demand' ? product.leadDays : null,
    launch: display === 'pre_sale' ? product.publishedOn : null,
    charged_later: display === 'temporarily_out' || display === 'pre_sale',
  }
}

/** Whether more copies than the stock may be ordered: backorders, print on demand, pre-sales and ebooks. */
export const sellsBeyondStock = (availability: Availability): boolean => soldWithoutStock.has(availability.display)
