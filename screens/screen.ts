import type { Localized } from '#kernel/language.ts'

/**
 * Whom a screen is for: everybody gets the same page of a public one, so it may be kept; a personal one shows what belongs to one
 * visitor or acts on what it is sent; a private one stands behind the door besides, with words and styles of its own.
 */
export type Audience = 'public' | 'personal' | 'private'

/** In which shops of the house a screen stands: the main one, those affiliated to it, or all. */
export type Shops = 'main' | 'affiliated' | 'all'

/** Which part of the shop a screen belongs to. */
export type Area =
  | 'catalogue'
  | 'search'
  | 'purchase'
  | 'orders'
  | 'sign-in'
  | 'account'
  | 'desk'
  | 'pages'
  | 'stores'
  | 'newsletter'
  | 'loyalty'
  | 'agenda'
  | 'magazine'
  | 'gifts'
  | 'plan'
  | 'affiliated-shop'

/** What screens have in common; none is indexed that is not everybody's (D-14). */
export type Attributes = { area: Area; shops: Shops } & (
  | { audience: 'public'; crawlers: 'indexed' | 'noindex' }
  | {
      audience: 'personal' | 'private'
      /** 'closed' is named in robots.txt besides. */
      crawlers: 'noindex' | 'closed'
    }
)

/** A screen of the table: where it stands below the language, and what holds for it. */
export type Screen<Own extends Attributes = Attributes, Paths extends Localized = Localized> = Own & { paths: Paths }

/** Screens that share their attributes: there is no screen without them. */
export const group = <const Own extends Attributes, const Paths extends Record<string, Localized>>(
  attributes: Own,
  paths: Paths,
) =>
  Object.fromEntries(Object.entries(paths).map(([key, own]) => [key, { ...attributes, paths: own }])) as {
    [Key in keyof Paths]: Screen<Own, Paths[Key]>
  }
