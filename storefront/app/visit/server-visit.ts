import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { type Session, Session as SessionContract } from '#modules/people/customers/contract.ts'
import { shopAt } from '#screens/shops.ts'
import { type Failure, failureOf, isFailure, isRefusal } from '../api/failure.ts'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { cartKey } from '../site/shop-here.ts'
import { CartUnread, signedBy, type Visit } from './visit.ts'

/** Id and token of who signed in without scripts; scripts never read it. */
const sessionCookie = 'session'
/** Tells scripts that there is a session to take over. */
const handoverCookie = 'handover'

function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

export function sessionOf(cookie: string | undefined): Session | null {
  try {
    return SessionContract.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

export interface ServerVisit extends Visit {
  /** Set-Cookie headers for what changed. */
  readonly cookies: string[]
}

/** The visit before scripts arrive: kept in cookies, the calls without a network between. */
export function serverVisit({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>): ServerVisit {
  const api = context.get(apiContext)
  const given = cookiesOf(request)
  const inShop = shopAt(new URL(request.url).pathname)
  // Readable by scripts, which take it into their own storage when they arrive.
  const cartCookie = cartKey(inShop)
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const cookies: string[] = []
  const put = (name: string, value: string, { httpOnly = false, seconds = 12 * 3_600 } = {}) => {
    given.set(name, value)
    cookies.push(
      `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value === '' ? 0 : seconds}${httpOnly ? '; HttpOnly' : ''}${secure}`,
    )
  }
  const visit: ServerVisit = {
    language: api.language,
    inShop,
    cookies,
    scripted: false,
    blind: !given.get(cartCookie) && !given.get(sessionCookie),
    user: () => sessionOf(given.get(sessionCookie)),
    keepUser(user) {
      put(sessionCookie, Buffer.from(JSON.stringify(user)).toString('base64url'), { httpOnly: true })
      put(handoverCookie, '1')
    },
    forgetUser() {
      put(sessionCookie, '', { httpOnly: true })
      put(handoverCookie, '')
    },
    opener: () => '',
    cartId: () => given.get(cartCookie) || null,
    async cart() {
      const [id, user] = [visit.cartId(), visit.user()]
      if (!id && !user) return null
      const answer = await (id
        ? visit.call<Cart>('POST', '/cart/recover-cart/', { cart_id: id, ...signedBy(visit) })
        : visit.call<Cart>('POST', '/cart/recover-last-cart/', signedBy(visit)))
      if (isFailure(answer)) {
        if (!isRefusal(answer)) throw new CartUnread()
        if (id) visit.forgetCart()
        if (answer.code === 'login_failed') visit.forgetUser()
        return null
      }
      if (answer.pk !== id) visit.keepCart(answer)
      return answer
    },
    keepCart: (cart) => put(cartCookie, cart.pk, { seconds: 60 * 24 * 3_600 }),
    forgetCart: () => put(cartCookie, ''),
    call: (method, path, body) => answered(api, method, path, body),
    read: async <T>(path: string, query?: Record<string, string>) =>
      (await api.get(z.unknown(), path, query).catch(() => undefined)) as T | undefined,
  }
  return visit
}

async function answered<T>(api: ShopApi, method: 'POST' | 'PUT', path: string, body: unknown): Promise<T | Failure> {
  const { status, body: answer } = await api.send(method, path, body)
  if (status === 200 || status === 201) return answer as T
  return failureOf(status, answer, api.language)
}
