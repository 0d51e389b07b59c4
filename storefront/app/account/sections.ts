import { type MemberAction, memberGrants } from '#modules/people/access/contract.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { MainKey } from '#screens/shops.ts'
import { type ScreenKey, screens } from '#screens/table.ts'
import type { Messages, PrivateMessages } from '../messages/messages.tsx'

/** What somebody may do within an account; the holder does everything. */
export type Role = Session['role']
export type Kind = Session['kind']

/** Screens whose path has no parameters: only they can stand in a menu. */
type MenuKey = { [Key in MainKey]: (typeof screens)[Key]['paths']['es'] extends `${string}:${string}` ? never : Key }[MainKey]

export const sectionGroups = ['orders', 'desk', 'account'] as const
export type SectionGroup = (typeof sectionGroups)[number]

export interface Section {
  key: MenuKey
  group: SectionGroup
  kinds: readonly Kind[]
  /** What the people of an account must be allowed for it; null: nothing. */
  act: MemberAction | null
  title: (messages: Messages & PrivateMessages) => string
}

const customers = ['private', 'business', 'library'] as const
const everybody = ['guest', ...customers] as const

/** The private area in the order of its menu (U-18). What is refused here is refused by the server too; this only spares the click. */
export const sections: readonly Section[] = [
  { key: 'private-orders', group: 'orders', kinds: everybody, act: null, title: ({ purchases }) => purchases.orders },
  {
    key: 'private-delivery-notes',
    group: 'orders',
    kinds: ['business', 'library'],
    act: null,
    title: ({ notes }) => notes.title,
  },
  {
    key: 'private-invoices',
    group: 'orders',
    kinds: customers,
    act: null,
    title: ({ notes }) => notes.invoices.title,
  },
  {
    key: 'private-claims',
    group: 'orders',
    kinds: ['business', 'library'],
    act: null,
    title: ({ notes }) => notes.claims.title,
  },
  {
    key: 'private-budget',
    group: 'orders',
    kinds: ['business', 'library'],
    act: null,
    title: ({ budgets }) => budgets.title,
  },
  {
    key: 'private-favourites',
    group: 'orders',
    kinds: customers,
    act: null,
    title: ({ favourites }) => favourites.title,
  },
  {
    key: 'private-saved-baskets',
    group: 'orders',
    kinds: customers,
    act: null,
    title: ({ area }) => area.savedBaskets,
  },
  {
    key: 'private-card',
    group: 'orders',
    kinds: ['private', 'business'],
    act: null,
    title: ({ card }) => card.title,
  },
  { key: 'private-quotes', group: 'orders', kinds: customers, act: null, title: ({ quotes }) => quotes.title },
  { key: 'private-ebooks', group: 'orders', kinds: customers, act: null, title: ({ area }) => area.ebooks.title },
  { key: 'private-reviews', group: 'orders', kinds: customers, act: null, title: ({ area }) => area.reviews },
  {
    key: 'private-order-entry',
    group: 'desk',
    kinds: ['business', 'library'],
    act: 'desk.use',
    title: ({ desk }) => desk.entry,
  },
  {
    key: 'private-paste',
    group: 'desk',
    kinds: ['business', 'library'],
    act: 'desk.use',
    title: ({ intake }) => intake.paste.title,
  },
  {
    key: 'private-lists',
    group: 'desk',
    kinds: ['business', 'library'],
    act: 'desk.use',
    title: ({ desk }) => desk.lists,
  },
  {
    key: 'private-approvals',
    group: 'desk',
    kinds: ['business', 'library'],
    act: 'order.approve',
    title: ({ desk }) => desk.approvals,
  },
  {
    key: 'private-standing-orders',
    group: 'desk',
    kinds: ['library'],
    act: null,
    title: ({ standing }) => standing.title,
  },
  {
    key: 'private-requests',
    group: 'desk',
    kinds: ['business', 'library'],
    act: 'request.make',
    title: ({ intake }) => intake.requests.title,
  },
  {
    key: 'private-order-by-email',
    group: 'desk',
    kinds: ['library'],
    act: 'order.approve',
    title: ({ intake }) => intake.letter.title,
  },
  { key: 'private-data', group: 'account', kinds: customers, act: 'account.manage', title: ({ area }) => area.data.title },
  {
    key: 'private-addresses',
    group: 'account',
    kinds: customers,
    act: 'account.manage',
    title: ({ area }) => area.addresses.title,
  },
  {
    key: 'private-members',
    group: 'account',
    kinds: ['business', 'library'],
    act: 'members.manage',
    title: ({ members }) => members.title,
  },
  {
    key: 'private-saved-cards',
    group: 'account',
    kinds: customers,
    act: 'account.manage',
    title: ({ area }) => area.savedCards.title,
  },
  { key: 'private-password', group: 'account', kinds: customers, act: null, title: ({ area }) => area.password.title },
  { key: 'private-sessions', group: 'account', kinds: customers, act: null, title: ({ area }) => area.sessions.title },
  {
    key: 'private-privacy',
    group: 'account',
    kinds: customers,
    act: 'account.manage',
    title: ({ area }) => area.privacy.title,
  },
  { key: 'private-help', group: 'account', kinds: customers, act: null, title: ({ area }) => area.help.title },
]

/** Screens that belong to a section without lying below its path. */
const belonging: Partial<Record<ScreenKey, MenuKey>> = { 'private-add-address': 'private-addresses' }

/** The section that a screen is or belongs to: itself, or the nearest above it; null where there is none (U-18). */
export function sectionOf(screen: ScreenKey): MenuKey | null {
  const own = belonging[screen]
  if (own) return own
  const above = sections.filter(({ key }) => key === screen || screens[screen].paths.es.startsWith(`${screens[key].paths.es}/`))
  return above.toSorted((a, b) => screens[b.key].paths.es.length - screens[a.key].paths.es.length)[0]?.key ?? null
}

const mayAct = ({ act }: Section, role: Role): boolean => act === null || (memberGrants[act] as readonly Role[]).includes(role)

/** The sections that somebody may open, by group; groups without any are left out. */
export const sectionsFor = (kind: Kind, role: Role): { group: SectionGroup; sections: readonly Section[] }[] =>
  sectionGroups
    .map((group) => ({
      group,
      sections: sections.filter((section) => section.group === group && section.kinds.includes(kind) && mayAct(section, role)),
    }))
    .filter((item) => item.sections.length > 0)
