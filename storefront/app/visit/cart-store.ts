import { useSyncExternalStore } from 'react'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { browserApi } from '../api/client.ts'
import { type Failure, isFailure, isRefusal } from '../api/failure.ts'
import { LoginFailed } from '../api/transport.ts'
import { currentUser, signed } from '../api/user.ts'
import { cartId, forgetCartId, keepCartId } from './cart-id.ts'
import { ready } from './take-over.ts'
import { CartUnread } from './visit.ts'

/** The preview shows this long after an add (N-06, X-05). */
const previewMs = 2_000

export interface CartState {
  cart: Cart | null
  /** Whether the cart was asked for yet: before that nothing is known of it. */
  known: boolean
  preview: boolean
}

const nothing: CartState = { cart: null, known: false, preview: false }
let state = nothing
let closing: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(change: Partial<CartState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useCart = (): CartState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )

export const currentCart = (): Cart | null => state.cart

/** Takes a cart the server answered as the one that is shown. */
export function showCart(cart: Cart): Cart {
  keepCartId(cart.pk)
  set({ cart, known: true })
  return cart
}

const asCart = (answer: unknown): Cart | null =>
  answer && typeof answer === 'object' && 'cart_lines' in answer ? (answer as Cart) : null

let recovering: Promise<Cart | null> | null = null

/**
 * The visitor's cart: the stored one, or a signed-in user's last one; when the shop refuses it a new one (K-04 to K-06). An anonymous
 * visitor without a stored id has none until the first add (K-07). Whoever signed in before scripts arrived is known first: asked for
 * without them, their cart would be nobody's, and a second one would take its place.
 * @throws LoginFailed on the basket's pages; the stored id stays for whoever signs in again (E-08). CartUnread where nobody answers.
 */
export function recoverCart(): Promise<Cart | null> {
  recovering ??= ready()
    .then(recover)
    .finally(() => {
      recovering = null
    })
  return recovering
}

async function recover(): Promise<Cart | null> {
  const [stored, user] = [cartId(), currentUser()]
  if (!stored && !user) {
    set({ cart: null, known: true })
    return null
  }
  const answer: Cart | Failure | undefined = await (stored
    ? browserApi.sendFully<Cart>('POST', '/cart/recover-cart/', { cart_id: stored, ...(user ? signed() : {}) })
    : browserApi.sendFully<Cart>('POST', '/cart/recover-last-cart/', signed())
  ).catch((error: unknown) => {
    throw error instanceof LoginFailed ? error : new CartUnread()
  })
  const cart = asCart(answer)
  if (cart) return showCart(cart)
  if (!isFailure(answer) || !isRefusal(answer)) throw new CartUnread()
  forgetCartId()
  return createCart()
}

async function createCart(): Promise<Cart | null> {
  const cart = asCart(await browserApi.send('POST', '/cart/', signed()).catch(() => undefined))
  if (cart) return showCart(cart)
  set({ known: true })
  return null
}

let adding: Promise<unknown> = Promise.resolve()

/**
 * Adds copies; a product already there gets them on its line (K-08, K-09). A failure is logged only (K-10): null says it to the button.
 * One press after the other: two that each found no cart would begin two, and what lies in one of them would be lost.
 */
export function addToCart(product: number, quantity: number): Promise<Cart | null> {
  const added = adding.then(() => add(product, quantity))
  adding = added.catch(() => null)
  return added
}

async function add(product: number, quantity: number): Promise<Cart | null> {
  const shown = state.cart
  const cart = shown ?? (await usableCart())
  let answer = cart && (await tryToAdd(cart, product, quantity))
  // The cart shown here was ordered or signed for in another tab: a new one takes its place.
  if (shown && isFailure(answer) && answer.code === 'cart.unknown') {
    const other = await usableCart()
    answer = other && (await tryToAdd(other, product, quantity))
  }
  const changed = asCart(answer)
  if (!changed) return failedQuietly('add')
  showCart(changed)
  openPreview(previewMs)
  return changed
}

/** None while nobody answers: a new one would take the place of the one that is kept. */
const usableCart = () =>
  recoverCart().then(
    (cart) => cart ?? createCart(),
    (error: unknown) => (error instanceof LoginFailed ? createCart() : null),
  )

const tryToAdd = (cart: Cart, product: number, quantity: number) =>
  browserApi.sendFully<Cart>('POST', '/cart/line/', { cart: cart.pk, product, quantity, ...signed() }).catch(() => null)

function failedQuietly(what: string): null {
  console.warn(`The cart did not ${what} a line.`)
  return null
}

/** Shows the preview; with a time it closes by itself, unless somebody holds it open (N-06, N-07). */
export function openPreview(forMs?: number) {
  clearTimeout(closing)
  set({ preview: true })
  if (forMs) closing = setTimeout(closePreview, forMs)
}
export function closePreview() {
  clearTimeout(closing)
  if (state.preview) set({ preview: false })
}

/** Forgets the cart shown here, as when a user signs out or an order closed it (K-20, K-35). */
export function forgetCart() {
  forgetCartId()
  set(nothing)
}
