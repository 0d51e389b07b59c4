import type { Language } from '#kernel/language.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import { type Failure, failureOf } from '../api/failure.ts'

/**
 * What the personal pages work with: who visits, which cart is theirs, and calls in their name. In the browser it stands on storage
 * and the typed client; before scripts arrive the server stands in with cookies, so that the same page works as plain forms.
 */
export interface Visit {
  readonly language: Language
  /** The path of the shop in which this happens. */
  readonly inShop: string
  user(): Session | null
  keepUser(user: Session): void
  forgetUser(): void
  /** A word of the browser's own, sent along when an account is opened; empty without scripts, where the session stays in its cookie. */
  opener(): string
  cartId(): string | null
  /** The visitor's cart, recovered as the specification has it; null when there is none (K-04 to K-07). @throws CartUnread */
  cart(): Promise<Cart | null>
  keepCart(cart: Cart): void
  forgetCart(): void
  /** True when nothing is known of the visit: rendered for a browser whose storage only its scripts can read. */
  readonly blind: boolean
  /** Whether scripts run this: a form then stays on its page instead of being redirected. */
  readonly scripted: boolean
  /** @throws LoginFailed when the user's session is over. */
  call<T>(method: 'POST' | 'PUT', path: string, body: Record<string, unknown>): Promise<T | Failure>
  read<T>(path: string, query?: Record<string, string>): Promise<T | undefined>
}

/** Nobody says what lies in the cart, as where no answer comes or a page is being left: its id stays kept. */
export class CartUnread extends Error {}

/** The visitor's cart for a form, which tells beside what was typed that nobody answers. */
export const cartForForm = (visit: Visit): Promise<Cart | Failure | null> =>
  visit.cart().catch((error: unknown) => {
    if (error instanceof CartUnread) return failureOf(null, null, visit.language)
    throw error
  })

/** Id and token for the body of a call. */
export const signedBy = (visit: Visit): { id: string; token: string } => {
  const user = visit.user()
  return { id: user?.id ?? '', token: user?.token ?? '' }
}

/** Who is signed in to an account; guests have none, nor what is kept in one. */
export function customerOf(visit: Visit) {
  const user = visit.user()
  return user && user.kind !== 'guest' ? user : null
}
