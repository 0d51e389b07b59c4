import type { Place } from './staff-contract.ts'

const named: Record<string, NonNullable<Place>['kind']> = { coupon: 'coupon', product: 'title', letter: 'emails' }

/** Where somebody goes who wants to see what a difference is about; null where no screen shows it. */
export function placeOf(check: string, subject: string): Place {
  const [first = '', second = '', third = ''] = subject.split(' ')
  if (first === 'gift' && second === 'card') return { kind: 'gift_card', id: third }
  if (first === 'card' && second === 'of') return { kind: 'customer', id: third }
  if (first === 'payment') return { kind: 'payments', id: second }
  const kind = named[first]
  if (kind) return { kind, id: second }
  if (second !== '') return null
  if (isOrder(subject)) return { kind: 'order', id: subject }
  return check.startsWith('invoice_') || check === 'receivable' || check === 'account_received'
    ? { kind: 'invoice', id: subject }
    : null
}

/** Two figures of the year, a hyphen, and six figures or more. */
const isOrder = (text: string): boolean => {
  const [year = '', number = '', ...more] = text.split('-')
  const figures = (part: string) => part !== '' && [...part].every((sign) => sign >= '0' && sign <= '9')
  return more.length === 0 && year.length === 2 && number.length >= 6 && figures(year) && figures(number)
}
