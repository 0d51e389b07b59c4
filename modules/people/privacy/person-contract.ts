import type { Db, Row, Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import type { ErasureObstacle } from './contract.ts'

/** The sections of an export, in the order in which they are handed out. */
export const exportSections = [
  'account',
  'addresses',
  'members',
  'sessions',
  'consents',
  'newsletter',
  'favourites',
  'stock_notices',
  'reservations',
  'quotes',
  'carts',
  'cart_reminders',
  'saved_carts',
  'orders',
  'order_changes',
  'refunds',
  'kept_cards',
  'terms',
  'receivables',
  'budgets',
  'delivery_notes',
  'invoicing',
  'invoice_requests',
  'invoices',
  'loyalty',
  'coupons',
  'gift_cards',
  'ebook_gifts',
  'dedications',
  'lists',
  'standing_orders',
  'readings',
  'reading_places',
  'reviews',
  'requests',
  'claims',
  'order_letters',
  'registrations',
  'messages',
  'colleagues_notes',
  'card_requests',
  'erasure_requests',
  'letters',
] as const
export type ExportSection = (typeof exportSections)[number]

/** Sections of which an erasure leaves something, by what makes the shop keep it. */
export const keptSections: Partial<Record<ExportSection, 'accounts' | 'invoices' | 'proof' | 'voucher' | 'points'>> = {
  orders: 'accounts',
  quotes: 'accounts',
  coupons: 'accounts',
  claims: 'accounts',
  order_changes: 'accounts',
  refunds: 'accounts',
  terms: 'accounts',
  receivables: 'accounts',
  budgets: 'accounts',
  invoicing: 'accounts',
  delivery_notes: 'invoices',
  invoice_requests: 'invoices',
  invoices: 'invoices',
  consents: 'proof',
  erasure_requests: 'proof',
  gift_cards: 'voucher',
  loyalty: 'points',
}

/** Rows of some sections, without passwords, tokens and what belongs to others. Instants are ISO 8601, sums euros. */
export type Sections = Partial<Record<ExportSection, readonly Row[]>>

/** Whose data are asked for. */
export interface Person {
  customerId: string
  /** Their address once it is known to be theirs; null: rows that are found by an e-mail are not theirs. */
  proved: ProvedAddress | null
}

/** Somebody who signs in for an account, while they did. */
export interface MemberAddress {
  email: string
  joinedAt: Date | null
  closedAt: Date | null
}

/** Whose account is erased, and what others need to know of it to find what they keep. */
export interface LeavingPerson extends Person {
  /** The address until now. */
  email: string
  /** What stands in its place: nobody's, and unlike any other. */
  placeholder: string
  /** When the account was opened. */
  since: Date
  members: readonly MemberAddress[]
  now: Date
}

/** How the shop's own notices name an account: by its address, its id or somebody who signs in for it. */
export const identifiersOf = ({ customerId, email, members }: LeavingPerson): string[] => [
  customerId,
  email,
  ...members.map((member) => member.email),
]

/** What holds an erasure up, and what would be lost with it. */
export interface BeforeErasure {
  obstacles?: readonly ErasureObstacle[]
  /** Loyalty points that it forfeits. */
  points?: number
}

/**
 * What a domain that keeps something about people answers for, in its personal-data.ts. api/personal-data.ts lists them; a test
 * compares `answersFor` and `stays` with the database's own catalogue.
 */
export interface PersonalData {
  /** Columns about a person, by table: they are handed out, and deleted or emptied by `erasePerson`. */
  readonly answersFor?: Readonly<Record<string, readonly string[]>>
  /** Columns that stay as they are, as `table.column`, each with the reason. */
  readonly stays?: Readonly<Record<string, string>>
  /** Tables about people that no export hands out, each with the reason. */
  readonly withheld?: Readonly<Record<string, string>>
  readonly exportPerson?: (db: Db, person: Person) => Promise<Sections>
  readonly beforeErasure?: (db: Db, customerId: string) => Promise<BeforeErasure>
  readonly erasePerson?: (tx: Tx, person: LeavingPerson) => Promise<void>
}
