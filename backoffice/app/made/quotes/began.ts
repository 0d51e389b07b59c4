import { typedFigure } from '#kernel/typed-figures.ts'
import type { Answer } from '../../api/calls.ts'
import { language } from '../../words/dictionary.ts'
import type { Person } from '../person.tsx'
import { nowhere, type Place } from '../where.tsx'

export interface QuoteLine {
  product: number
  title: string
  ean: string
  copies: number
  /** As it is typed; empty: what was agreed with the account. */
  discount: string
}

/** What the form begins with. */
export interface Began {
  /** The draft that is changed, and from which version; null where a new one is written. */
  draft: { id: number; number: string; version: string } | null
  lines: QuoteLine[]
  person: Person
  store: string
  place: Place
  shipping: string
  until: string
  contact: string
  reference: string
  note: string
  straight: boolean
  /** What its customer asked a bookseller for, and it answers. */
  requests: Answer<'GET /quotes/beginning/'>['requests']
}

const nobody: Person = { account: null, name: '', email: '', phone: '', language: 'es' }
/** As long as quotes usually hold. */
const usually = 30
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const typed = (figure: number | null) => (figure === null ? '' : typedFigure(figure, language()))

export const nothingYet = (store: string | null): Began => ({
  draft: null,
  lines: [],
  person: nobody,
  store: store ?? '',
  place: { ...nowhere, home: false, store: store ?? '' },
  shipping: '',
  until: inDays(usually),
  contact: '',
  reference: '',
  note: '',
  straight: false,
  requests: [],
})

export const beganFrom = ({ lines, note, requests, who }: Answer<'GET /quotes/beginning/'>, store: string | null): Began => ({
  ...nothingYet(store),
  lines: lines.map(({ discount, ...line }) => ({ ...line, discount: typed(discount) })),
  person: who.customer
    ? {
        ...nobody,
        account: { customer: who.customer, name: who.name, email: '', phone: '', language: 'es', card: null, address: null },
      }
    : { ...nobody, name: who.name },
  note,
  requests,
})

export function beganFromQuote(of: Answer<'GET /quotes/:quote/'>): Began {
  const { customer, name, email, phone, language, address, collect_at } = of
  return {
    draft: { id: of.id, number: of.number, version: of.version },
    lines: of.lines.map(({ product, title, ean, copies, discount }) => ({
      product,
      title,
      ean,
      copies,
      discount: typed(discount),
    })),
    person: customer
      ? { ...nobody, account: { customer, name, email, phone, language, card: null, address: null } }
      : { account: null, name, email, phone, language },
    store: of.store_code,
    place: {
      home: collect_at === null,
      store: collect_at?.code ?? '',
      recipient: address?.recipient ?? '',
      street: address?.street ?? '',
      floor: address?.floor ?? '',
      postcode: address?.postcode ?? '',
      city: address?.city ?? '',
      region: address?.region ?? '',
      phone: address?.phone ?? '',
    },
    shipping: of.shipping_said ? typed(of.shipping) : '',
    until: of.valid_until,
    contact: of.contact,
    reference: of.reference,
    note: of.note,
    straight: of.straight_to_pay,
    requests: of.requests,
  }
}
