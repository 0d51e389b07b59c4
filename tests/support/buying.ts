import { type Caller, openSession } from '#modules/people/access/caller.ts'
import { sign } from '#modules/platform/captcha/signed.ts'
import type { TestShop } from './shop.ts'

export interface Who {
  id: string
  token: string
}

export const goodCard = { number: '4548 8100 0000 0003', expiry: '12/2040', cvc: '123' }
export const refusedCard = { ...goodCard, number: '4000 0000 0000 0002' }

export const granada = {
  recipient: 'Ana Ruiz',
  street: 'Calle Real, 1',
  floor: null,
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
  country: 'ES',
  phone: null,
}

let serial = 0

/** Steps of a purchase on a shop that listens, each as the storefront takes it. */
export function buying(shop: TestShop) {
  const captcha = () => sign(shop.config.SECRET, 'pass', new Date(Date.now() + 60_000))
  const steps = {
    async signIn(id = `c-buyer-${++serial}`, kind: Caller['kind'] = 'customer'): Promise<Who> {
      return { id, token: await openSession(shop.sql, { kind, id, email: `${id}@example.com` }, new Date()) }
    },
    /** A cart with copies of the products, to be sent home. */
    async fill(who: Who, products: readonly number[], quantity = 1): Promise<string> {
      const cart = (await shop.call('POST', '/cart/', who)).body.pk as string
      for (const product of products) await shop.call('POST', '/cart/line/', { cart, product, quantity, ...who })
      await shop.call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada, ...who })
      return cart
    },
    place: (who: Who, cart: string, change: object = {}) =>
      shop.call('POST', '/order/', {
        ...who,
        cart,
        conditions: true,
        captcha: captcha(),
        idempotency_key: `key-${++serial}-of-a-test`,
        ...change,
      }),
    startPaying: (who: Who, number: string) => shop.call('POST', `/order/${number}/pay/`, who),
    detail: async (who: Who, number: string) => (await shop.call('POST', `/order/${number}/detail/`, who)).body,
    /** Goes through the gateway's page as a browser does; the outcome reaches the shop by the gateway's own notification. */
    async atGateway(payment: { action: string; fields: Record<string, string> }, card: object = goodCard): Promise<string> {
      const form = (fields: object) => ({
        method: 'POST' as const,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields as Record<string, string>).toString(),
      })
      const opened = await shop.app.inject({ url: payment.action, ...form(payment.fields) })
      const page = new URL(String(opened.headers.location), 'http://gateway.example')
      const token = page.searchParams.get('key') ?? ''
      const decided = await shop.app.inject({ url: page.pathname, ...form({ ...card, token, do: 'pay' }) })
      return String(decided.headers.location)
    },
    async pay(who: Who, number: string, card: object = goodCard): Promise<string> {
      return steps.atGateway((await steps.startPaying(who, number)).body.payment, card)
    },
  }
  return steps
}
