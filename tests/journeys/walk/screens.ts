import type { Language } from '#kernel/language.ts'
import { knowShops, mainShop } from '#screens/shops.ts'
import { type ScreenKey, screens as table } from '#screens/table.ts'
import { affiliatedFiles, files } from '#storefront/routes.ts'
import { isWritten, type WrittenKey, written, writtenKeys } from './written.ts'

/** Whose screens they are: of nobody, of a reader with an account, or of a library that buys on account. */
export type Walker = 'nobody' | 'reader' | 'library'

/** The shop beside the main one that the demonstration has. */
export const otherShop = '/gaudi'
knowShops([otherShop])

/** A screen of the main shop by its key, one of the other as rows name it: 'basket@gaudi'; and those whose address is a row. */
export type ScreenId = ScreenKey | `${ScreenKey}@gaudi` | WrittenKey
export const idOf = (key: ScreenKey, inShop: string): ScreenId => (inShop === mainShop ? key : `${key}@gaudi`)

export interface Screen {
  id: ScreenId
  key: ScreenKey | WrittenKey
  /** The path of its shop. */
  inShop: string
  as: Walker
  /** What the address needs beyond its path. */
  query?: string
  /** A query that names something: the parameter of another screen that is reached by a link. */
  asks?: { name: string; of: ScreenId; parameter: string }
  /** The query that its links carry: it is reached by one of them, never by its bare path. */
  carries?: string
  /** Parameters of one Spanish address that a form leads to; the page itself names its translations. */
  leads?: Record<string, string>
  /** The screen whose address has the parameters of this one, which only forms or letters lead to. */
  takes?: ScreenId
  /** Where its scripts go on to by themselves. */
  movesOnTo?: ScreenKey
  /** Parameters that no link of the shop carries. */
  given?: Record<string, string>
  status: number
  /** It answers with another screen or with a file, so there is nothing to look at. */
  kind: 'page' | 'redirect' | 'file'
}

/** An order that was paid: one whose invoice may be asked for. */
const ofOrder = { as: 'reader', asks: { name: 'order', of: 'invoice-request', parameter: 'orderCode' } } as const

/** A secret of a letter that nobody was sent: its screen says so, and what to do now. */
const unknownSecret = { given: { token: 'a-link-that-nobody-was-sent' } }

const special: Partial<Record<ScreenId, Partial<Screen>>> = {
  private: { as: 'reader', kind: 'redirect', status: 302 },
  // The file is the answer to the form of private-privacy; whoever opens the address itself is led back there.
  'private-export': { as: 'reader', kind: 'file', status: 303 },
  'private-address-edit': { as: 'reader' },
  'private-addresses': { as: 'reader' },
  'private-favourites': { as: 'reader' },
  'private-ebooks': { as: 'reader' },
  'private-privacy': { as: 'reader' },
  'private-reviews': { as: 'reader' },
  'private-review': { as: 'reader', takes: 'object-detail' },
  'product-reviews': { takes: 'object-detail' },
  'favourite-add': { as: 'reader', takes: 'object-detail', movesOnTo: 'private-favourites' },
  'favourite-remove': { as: 'reader', takes: 'object-detail', movesOnTo: 'private-favourites' },
  'invoice-request': { as: 'reader' },
  'basket-buy': { as: 'reader' },
  'basket-buy@gaudi': { as: 'reader' },
  'private-orders': { as: 'reader' },
  // Letters lead there; an order of the palace's shop is shown as well.
  'order-detail@gaudi': { as: 'reader', takes: 'private-order-detail' },
  'private-order-detail': { as: 'reader' },
  'basket-success': ofOrder,
  'order-thanks': ofOrder,
  'basket-error': ofOrder,
  // A book without a sample: the page says so.
  'sample-reader': { takes: 'book-detail', status: 404 },
  // A book that is no ebook: there is none to give.
  'give-ebook': { takes: 'book-detail', status: 404 },
  'stock-notice': { asks: { name: 'product', of: 'object-detail', parameter: 'id' } },
  'agenda-registration': { carries: 'activity' },
  // An activity at which nothing is signed to order: the page says so.
  'signed-copy': { takes: 'agenda-activity', status: 404 },
  // One account serves both shops: it leads to the private area.
  'my-account@gaudi': { kind: 'redirect', status: 302 },
  'password-reset': unknownSecret,
  'member-invitation': unknownSecret,
  'email-confirm': unknownSecret,
  'newsletter-confirm': unknownSecret,
  'basket-kept': { given: { key: 'a-link-that-nobody-was-sent' } },
  'basket-kept@gaudi': { given: { key: 'a-link-that-nobody-was-sent' } },
  'basket-shared': { query: 't=1x2.2' },
  'basket-shared@gaudi': { query: 't=1x2.2' },
  'wish-list-own': { given: { key: 'a-link-that-nobody-was-sent' } },
  'wish-list-shared': { given: { key: 'a-link-that-nobody-was-sent' } },
  'store-reservation-answer': { given: { key: 'a-link-that-nobody-was-sent' } },
  'stock-notice-answer': { given: { key: 'a-link-that-nobody-was-sent' } },
  'agenda-cancel': unknownSecret,
  forbidden: { status: 403 },
  'quiz-christmas-2018-result': { leads: { profile: 'cinefilos' } },
  'quiz-sant-jordi-2019-result': { leads: { profile: 'literario' } },
  search: { query: 'q=granada' },
  'advanced-search': { query: 'products_type=book' },
  'general-information': { given: { id: '1' } },
}

const shown = (of: Record<string, readonly ScreenKey[]>, inShop: string): Screen[] =>
  Object.values(of)
    .flat()
    .map((key) => {
      const id = idOf(key, inShop)
      return { id, key, inShop, as: key.startsWith('private') ? 'library' : 'nobody', status: 200, kind: 'page', ...special[id] }
    })

const ofMuseum = ({ key }: Screen) => Number(key.startsWith('museum'))

/** Every screen, as the walk visits it: the museum's lists before others, for few objects but theirs have an author. */
export const screens: readonly Screen[] = [
  ...shown(files, mainShop),
  ...shown(affiliatedFiles, otherShop),
  ...writtenKeys.map(
    (key): Screen => ({ id: key, key, inShop: mainShop, as: 'nobody', status: 200, kind: 'page', ...special[key] }),
  ),
].toSorted((a, b) => ofMuseum(b) - ofMuseum(a))

/** Its path below a language. */
export const pathOf = (key: ScreenKey | WrittenKey, language: Language): string =>
  isWritten(key) ? written[key][language] : table[key].paths[language]
