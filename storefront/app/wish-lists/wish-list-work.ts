import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { OwnList, SharedList } from '#modules/buying/wish-lists/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

export interface OwnListPage {
  /** Null when the key opens none. */
  list: OwnList | null
  detail: string | null
  revealed: boolean
}

/** One's own list; `?bought` tells what others have said that they bought. */
export const loadOwnList: VisitHandler<OwnListPage> = async (visit, { request, params }) => {
  const revealed = new URL(request.url).searchParams.has('bought')
  const answer = await visit.call<OwnList>('POST', '/wish-lists/own/', { key: params['key'] ?? '', reveal: revealed })
  return isFailure(answer) ? { list: null, detail: answer.detail, revealed } : { list: answer, detail: null, revealed }
}

export interface ListOutcome {
  done: 'removed' | 'shared' | 'closed' | 'deleted' | 'added' | 'marked' | 'unmarked' | null
  detail: string | null
}

const failed = (detail: string | null): ListOutcome => ({ done: null, detail })
const productOf = (form: FormData) => String(form.get('product') ?? '')

export const changeOwnList: VisitHandler<ListOutcome> = async (visit, { request, params }) => {
  const form = await request.formData()
  const key = params['key'] ?? ''
  const ask = async (path: string, body: object, done: NonNullable<ListOutcome['done']>): Promise<ListOutcome> => {
    const answer = await visit.call<OwnList>('POST', `/wish-lists/own/${path}/`, { key, ...body })
    return isFailure(answer) ? failed(answer.detail) : { done, detail: null }
  }
  switch (form.get('intent')) {
    case 'share':
      return ask('sharing', { shared: true }, 'shared')
    case 'close':
      return ask('sharing', { shared: false }, 'closed')
    case 'delete':
      return ask('delete', {}, 'deleted')
    case 'remove':
      return ask('remove', { product: productOf(form) }, 'removed')
    default:
      return failed(null)
  }
}

export interface SharedListPage {
  list: SharedList | null
  detail: string | null
}

/** A list as those see it who give. */
export const loadSharedList: VisitHandler<SharedListPage> = async (visit, { params }) => {
  const answer = await visit.call<SharedList>('POST', '/wish-lists/shared/', { key: params['key'] ?? '' })
  return isFailure(answer) ? { list: null, detail: answer.detail } : { list: answer, detail: null }
}

/** Puts a wish into the cart, or says that it was bought, or that it was not. */
export const giveFromList: VisitHandler<ListOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const key = params['key'] ?? ''
  const product = productOf(form)
  const intent = form.get('intent')
  if (intent === 'mark' || intent === 'unmark') {
    const answer = await visit.call<SharedList>('POST', '/wish-lists/shared/mark/', { key, product, bought: intent === 'mark' })
    return isFailure(answer) ? failed(answer.detail) : { done: intent === 'mark' ? 'marked' : 'unmarked', detail: null }
  }
  if (intent !== 'cart') return failed(null)
  const cart = await cartToFill(visit)
  if (typeof cart !== 'string') return failed(cart.detail)
  const filled = await visit.call<Cart>('POST', '/cart/line/', { cart, product, quantity: 1, ...signedBy(visit) })
  if (isFailure(filled)) return failed(filled.detail)
  visit.keepCart(filled)
  await visit.call<SharedList>('POST', '/wish-lists/shared/pick/', { key, product, cart: filled.pk })
  if (filled.line_change?.notice) return failed(filled.line_change.notice)
  return visit.scripted ? { done: 'added', detail: null } : redirect(pathTo('basket', visit.language), 303)
}
