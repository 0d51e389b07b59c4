import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionHandover } from '#api/session-cookie.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { currentUser, forgetUser } from '../api/user.ts'
import { cartId, forgetCartId, takeOverCart } from './cart-id.ts'
import { addToCart, currentCart, forgetCart } from './cart-store.ts'
import { joinCart } from './second-cart.ts'
import { ready } from './take-over.ts'

const shop = withShop()
const { registered } = registering(shop)

class Storage {
  readonly #kept = new Map<string, string>()
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
}

/** A browser that signed in without scripts: its session is a cookie until the page has taken it over. */
const jar = new Map<string, string>()
const asked: string[] = []
const heldBack = Promise.withResolvers<void>()

async function browserFetch(address: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  if (address === '/storefront/token/') return Response.json({ access: await anonymousToken(shop.config.SECRET) })
  asked.push(address.replace(/\?.*/, ''))
  const answer = await shop.app.inject({
    method: (options.method ?? 'GET') as 'POST',
    url: address,
    headers: { ...options.headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(options.body === undefined ? {} : { payload: options.body }),
  })
  for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? []
    if (value === '') jar.delete(name)
  }
  if (address === '/storefront/session/') await heldBack.promise
  return new Response(answer.payload || null, { status: answer.statusCode })
}

beforeAll(async () => {
  shop.app.register(sessionHandover)
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('location', { pathname: '/es', reload: vi.fn() })
  vi.stubGlobal('document', {
    documentElement: { lang: 'es', dataset: {} },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    },
  })
  vi.stubGlobal('fetch', browserFetch)
})
afterAll(() => vi.unstubAllGlobals())

describe('a session begun before the scripts of a page came', () => {
  it('stays where it was until the page has kept it, and what is added meanwhile lies in the cart of its customer', async () => {
    const product = await givenProduct(shop.sql)
    const me = await registered()
    jar.set('session', Buffer.from(JSON.stringify(me)).toString('base64url')).set('handover', '1')

    const added = addToCart(product, 1)
    const taken = ready()
    await expect.poll(() => asked).toContain('/storefront/session/')
    // Whoever leaves now takes the cookie along, and is signed in on the next page.
    expect([...jar.keys()]).toEqual(['session', 'handover'])
    expect(asked).toEqual(['/storefront/session/'])

    heldBack.resolve()
    await taken
    expect(currentUser()?.id).toBe(me.id)
    await expect.poll(() => [...jar.keys()]).toEqual([])
    const cart = await added
    expect(await shop.sql`select c.owner_id from cart_line l join cart c on c.id = l.cart_id`).toEqual([{ owner_id: me.id }])
    expect(cart?.cart_lines).toHaveLength(1)
  })

  it('is over: two products that somebody else adds in one breath lie in one cart', async () => {
    forgetUser()
    forgetCart()
    const products = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    await Promise.all(products.map((product) => addToCart(product, 1)))
    expect(currentCart()?.cart_lines.map(({ product }) => product.pk)).toEqual(products)
  })
})

describe('a cart begun before the scripts of a page came', () => {
  it('is in its cookie until a later page finds it kept: what a page keeps that is being left may be lost', () => {
    forgetCartId()
    jar.set('cart_id', 'begun')
    takeOverCart()
    expect([cartId(), jar.get('cart_id')]).toEqual(['begun', 'begun'])
    // The page that keeps it is left, and what it kept with it.
    localStorage.removeItem('cart_id')
    takeOverCart()
    expect(cartId()).toBe('begun')
    takeOverCart()
    expect([cartId(), jar.get('cart_id')]).toEqual(['begun', undefined])
  })

  it('is forgotten with its cookie', () => {
    jar.set('cart_id', 'begun')
    takeOverCart()
    forgetCartId()
    takeOverCart()
    expect([cartId(), jar.get('cart_id')]).toEqual([null, undefined])
  })

  it('while the browser keeps another, is laid into that one, once', async () => {
    forgetUser()
    forgetCart()
    const [kept, added] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    await addToCart(kept, 1)
    const { body: second } = await shop.call('POST', '/cart/', { id: '', token: '' })
    await shop.call('POST', '/cart/line/', { cart: second.pk, product: added, quantity: 2, id: '', token: '' })
    jar.set('cart_id', second.pk)
    expect(takeOverCart()).toBe(second.pk)
    await Promise.all([joinCart(second.pk), joinCart(second.pk)])
    expect(jar.get('cart_id')).toBeUndefined()
    const { body: cart } = await shop.call('POST', '/cart/recover-cart/', { cart_id: cartId(), id: '', token: '' })
    const lines = cart.cart_lines.map((line: { product: { pk: number }; quantity: number }) => [line.product.pk, line.quantity])
    expect(lines).toEqual([
      [kept, 1],
      [added, 2],
    ])
  })

  it('takes the place of one that is kept and of an account that is not signed in here: what was added is not lost', async () => {
    forgetUser()
    forgetCart()
    const me = await registered()
    const added = await givenProduct(shop.sql)
    const { body: theirs } = await shop.call('POST', '/cart/', me)
    const { body: second } = await shop.call('POST', '/cart/', { id: '', token: '' })
    await shop.call('POST', '/cart/line/', { cart: second.pk, product: added, quantity: 1, id: '', token: '' })
    localStorage.setItem('cart_id', theirs.pk)
    jar.set('cart_id', second.pk)
    expect(takeOverCart()).toBe(second.pk)
    await joinCart(second.pk)
    expect(cartId()).toBe(second.pk)
  })
})
