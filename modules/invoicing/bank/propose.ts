import type { Day } from '#kernel/days.ts'

/** An invoice with something to be received. */
export interface OpenInvoice {
  invoice_id: number
  full_number: string
  customer_id: string
  customer_name: string
  tax_id: string
  due_on: Day
  open_cents: number
  /** Numbers of its orders, and what the customer calls it. */
  names: readonly string[]
}

/** What came in and is still to be booked. */
export interface Incoming {
  openCents: number
  party: string
  /** What was written with it, the references of the bank too. */
  said: string
  /** Whoever paid from the same account before. */
  knownPayers: readonly string[]
}

export const matchReasons = ['reference', 'amount', 'customer'] as const
export type MatchReason = (typeof matchReasons)[number]

export interface Proposal {
  parts: { invoice: OpenInvoice; cents: number }[]
  because: MatchReason[]
  /** Whether it can be booked with a look: it is named or its payer is known, and the sum is right to the cent. */
  sure: boolean
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
const compact = (text: string) => plain(text).replace(/[^A-Z0-9]/g, '')
const wordsOf = (text: string) => plain(text).match(/[A-Z0-9]{3,}/g) ?? []
/** What says nothing of who it is. */
const common = new Set(['SOCIEDAD', 'LIMITADA', 'ANONIMA', 'SLU', 'THE', 'DEL', 'LOS', 'LAS', 'LES', 'TRANSFERENCIA', 'TRANSF'])

/**
 * Which open invoices an amount that came in most likely pays: those that its words name; else those of the customer who is known by account,
 * tax id or name, as many as make up the sum; else the only one of that amount. Null where nothing speaks for any.
 */
export function propose(incoming: Incoming, invoices: readonly OpenInvoice[]): Proposal | null {
  const inTurn = invoices.toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.invoice_id - b.invoice_id)
  const said = compact(incoming.said)
  const known = inTurn.filter((invoice) => isPayer(incoming, said, invoice))
  // All of it together, for banks break numbers; and word by word, for they write others of their own behind them.
  const texts = [said, ...incoming.said.split(' ').map(compact)]
  const isSaid = (name: string) => texts.some((text) => isNamed(text, name))
  const named = inTurn.filter((invoice) => [invoice.full_number, ...invoice.names].some(isSaid))
  if (named.length > 0) {
    const parts = laidOver(incoming.openCents, named)
    const whole = sumOf(named) === incoming.openCents
    const theirs = named.every((invoice) => known.includes(invoice))
    return {
      parts,
      because: ['reference', ...(whole ? ['amount' as const] : []), ...(theirs ? ['customer' as const] : [])],
      sure: whole,
    }
  }
  const customers = new Set(known.map(({ customer_id }) => customer_id))
  if (customers.size === 1) {
    const exact = madeUpOf(incoming.openCents, known)
    if (exact.length === 1) return { parts: whole(exact[0] ?? []), because: ['customer', 'amount'], sure: true }
    if (exact.length > 1) return { parts: whole(exact[0] ?? []), because: ['customer', 'amount'], sure: false }
    return { parts: laidOver(incoming.openCents, known), because: ['customer'], sure: false }
  }
  const alike = inTurn.filter(({ open_cents }) => open_cents === incoming.openCents)
  return alike.length === 1 ? { parts: whole(alike), because: ['amount'], sure: false } : null
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { open_cents }) => sum + open_cents, 0)
const whole = (invoices: readonly OpenInvoice[]) => invoices.map((invoice) => ({ invoice, cents: invoice.open_cents }))

/** The first due are paid first; what is over stays with the movement. */
function laidOver(cents: number, invoices: readonly OpenInvoice[]) {
  let left = cents
  const parts: Proposal['parts'] = []
  for (const invoice of invoices) {
    const part = Math.min(left, invoice.open_cents)
    if (part > 0) parts.push({ invoice, cents: part })
    left -= part
  }
  return parts
}

/** Whether a number stands in what was said, and does not go on there: 12 is not 123. */
function isNamed(said: string, name: string): boolean {
  const sought = compact(name)
  if (sought.length < 6) return false
  for (let at = said.indexOf(sought); at >= 0; at = said.indexOf(sought, at + 1))
    if (!/\d/.test(said.charAt(at + sought.length))) return true
  return false
}

function isPayer({ party, said: written, knownPayers }: Incoming, said: string, invoice: OpenInvoice): boolean {
  if (knownPayers.includes(invoice.customer_id)) return true
  const taxId = compact(invoice.tax_id)
  if (taxId.length >= 8 && said.includes(taxId)) return true
  const name = wordsOf(invoice.customer_name).filter((word) => !common.has(word))
  const heard = new Set(wordsOf(`${party} ${written}`))
  // Banks cut names short: the last word may be a beginning.
  const last = wordsOf(party).at(-1) ?? ''
  const isHeard = (word: string) => heard.has(word) || (last.length >= 3 && word.startsWith(last))
  return name.length > 0 && name.join('').length >= 6 && name.every(isHeard)
}

/** More open invoices than these are not tried in every combination. */
const mostTried = 12

/** The ways in which open invoices make up a sum to the cent; two at most, since the second makes the first doubtful. */
function madeUpOf(cents: number, invoices: readonly OpenInvoice[]): OpenInvoice[][] {
  if (sumOf(invoices) === cents) return [[...invoices]]
  const tried = invoices.slice(0, mostTried)
  const found: OpenInvoice[][] = []
  const walk = (from: number, chosen: OpenInvoice[], left: number) => {
    if (found.length > 1 || left < 0) return
    if (left === 0) {
      found.push(chosen)
      return
    }
    for (const [index, invoice] of tried.entries())
      if (index >= from) walk(index + 1, [...chosen, invoice], left - invoice.open_cents)
  }
  walk(0, [], cents)
  return found
}
