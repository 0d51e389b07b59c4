import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { availabilityOf, type Saleable } from './availability.ts'

const today = day('2026-11-21')
const book = (over: Partial<Saleable> = {}): Saleable => ({
  kind: 'book',
  code: 'e0',
  stock: 10,
  leadDays: 7,
  publishedOn: null,
  priceCents: 1990,
  active: true,
  ebook: false,
  hasFile: false,
  ...over,
})
const shown = (over: Partial<Saleable>) => availabilityOf(book(over), today)

describe('the availability of a product', () => {
  it('is immediate above three copies, few left down to one, and within N working days without stock', () => {
    expect(shown({ stock: 4 }).display).toBe('immediate')
    expect(shown({ stock: 3 }).display).toBe('few_left')
    expect(shown({ stock: 1 }).display).toBe('few_left')
    expect(shown({ stock: 0, leadDays: 5 })).toMatchObject({ display: 'within_days', days: 5, buyable: true })
  })
  it('tells ed from eD: the first is discontinued, the second is asked for', () => {
    expect(shown({ code: 'ed', stock: 0 })).toMatchObject({ display: 'not_available', buyable: false })
    expect(shown({ code: 'eD', stock: 0 })).toMatchObject({ display: 'check_availability', buyable: false })
  })
  it.each([
    ['e1', 'out_of_stock'],
    ['ea', 'out_of_stock'],
    ['e2', 'temporarily_out'],
    ['e8', 'temporarily_out'],
    ['e4', 'within_days'],
    ['e5', 'not_available'],
    ['ee', 'not_available'],
    ['eX', 'not_available'],
    ['eS', 'not_available'],
    ['eG', 'check_availability'],
    ['eP', 'print_on_demand'],
    ['eU', 'within_days'],
  ])('reads %s without stock as %s', (code, display) => {
    expect(shown({ code, stock: 0 }).display).toBe(display)
  })
  it('takes a reservation for a title to come when its day is known, and says coming soon otherwise', () => {
    expect(shown({ code: 'e6', stock: 0, publishedOn: day('2026-12-10') })).toMatchObject({
      display: 'pre_sale',
      launch: '2026-12-10',
      buyable: true,
      charged_later: true,
    })
    expect(shown({ code: 'e6', stock: 0 })).toMatchObject({ display: 'coming_soon', buyable: false })
  })
  it('never sells what is withdrawn, unpriced or a non-sale edition, whatever the stock', () => {
    expect(shown({ active: false }).display).toBe('currently_unavailable')
    expect(shown({ priceCents: null }).buyable).toBe(false)
    expect(shown({ code: 'eX', stock: 9 }).buyable).toBe(false)
  })
  it('shows an object without stock as out of stock', () => {
    expect(shown({ kind: 'object', stock: 0 })).toMatchObject({ display: 'out_of_stock', buyable: false })
  })
  it('sells an ebook only while its file is there, and never before its day', () => {
    const ebook = { ebook: true, stock: 0 }
    expect(shown({ ...ebook, hasFile: true })).toMatchObject({ display: 'ebook', buyable: true, charged_later: false })
    expect(shown({ ...ebook, hasFile: false })).toMatchObject({ display: 'currently_unavailable', buyable: false })
    expect(shown({ ...ebook, hasFile: false, stock: 9 }).buyable).toBe(false)
    expect(shown({ ...ebook, hasFile: true, code: 'e6', publishedOn: day('2026-12-10') })).toMatchObject({
      display: 'coming_soon',
      buyable: false,
    })
    expect(shown({ ...ebook, hasFile: true, code: 'e6', publishedOn: today }).buyable).toBe(true)
    expect(shown({ ...ebook, hasFile: true, code: 'e5' }).buyable).toBe(false)
  })
  it('charges a title that is temporarily out only when it is shipped', () => {
    expect(shown({ code: 'e2', stock: 0 }).charged_later).toBe(true)
  })
})
