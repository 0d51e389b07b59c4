import { useSyncExternalStore } from 'react'
import type { Wishes } from '#modules/people/customers/wish-contract.ts'
import { browserApi } from '../api/client.ts'
import { isFailure } from '../api/failure.ts'
import { signed } from '../api/user.ts'

/** Whose favourites are known here, and which they are. */
let owner: string | null = null
let ids: ReadonlySet<number> = new Set()
/** What was pressed and is on its way: shown at once, taken back when it fails. */
const pressed = new Map<number, boolean>()
let queue: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isFavourite = (product: number) => pressed.get(product) ?? ids.has(product)

export const useFavourite = (product: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFavourite(product),
    () => false,
  )

/** Takes what the server answered as the favourites of a customer. */
export function showFavourites(customer: string, products: readonly number[]) {
  owner = customer
  ids = new Set(products)
  tell()
}

const ask = (path: string, body: object) =>
  browserApi.sendFully<Wishes>('POST', `/customer/wish/${path}`, { ...body, only_ids: true, ...signed() }).catch(() => undefined)

/** Asks once for each customer, whichever heart comes first; after a failure the next page's hearts ask again. */
export async function loadFavourites(customer: string) {
  if (owner === customer) return
  owner = customer
  ids = new Set()
  const answer = await ask('list/', {})
  if (owner !== customer) return
  if (!answer || isFailure(answer)) owner = null
  else showFavourites(customer, answer.ids)
}

/** Keeps a product, or no longer; one press after the other, so that the last one counts. @returns whether it was done, or why not. */
export async function toggleFavourite(product: number): Promise<true | string | null> {
  const kept = !isFavourite(product)
  pressed.set(product, kept)
  tell()
  const asked = queue.then(() => (kept ? ask('', { product }) : ask('delete/', { products: [product] })))
  queue = asked
  const answer = await asked
  const done = answer && !isFailure(answer)
  if (done) ids = new Set(answer.ids)
  if (pressed.get(product) === kept) pressed.delete(product)
  tell()
  return done ? true : (answer?.detail ?? null)
}
