import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type Entrant, openSession } from '#modules/people/access/caller.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { changeSelection } from '../favourites/favourite-work.ts'
import { messages as en } from '../messages/en.ts'
import { privateMessages } from '../messages/en-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { type ServerVisit, serverVisit } from '../visit/server-visit.ts'
import Basket from './basket.tsx'
import { type BasketOutcome, changeBasket, loadBasket } from './basket-work.ts'

const shop = withShop()

/** The visit before scripts arrive, on the shop's own API. */
function visitFor(request: Request): ServerVisit {
  const context = new RouterContextProvider()
  const api = { language: 'en', send: (method, path, body) => shop.call(method, path, body, 'en') } as Partial<ShopApi>
  context.set(apiContext, api as ShopApi)
  return serverVisit({ request, context })
}

/** A visit of a browser without scripts, with the cookies it was given so far. */
function visit() {
  const jar: string[] = []
  const asked = (fields?: Record<string, string>) =>
    new Request('http://shop.example/en/basket', {
      headers: { cookie: jar.map((cookie) => cookie.split(';')[0]).join('; ') },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    })
  return {
    /** Presses a button, and keeps the cookies it is answered with. */
    async press(fields: Record<string, string>): Promise<BasketOutcome | Response> {
      const request = asked(fields)
      const visit = visitFor(request)
      const answer = await changeBasket(visit, { request, params: {} })
      jar.push(...visit.cookies)
      return answer
    },
    /** The basket's page as that answer brings it, loaded with the cookies of before. */
    async page(answer: BasketOutcome): Promise<string> {
      const element = (
        <MessagesProvider language="en" messages={en} privateMessages={() => privateMessages}>
          <Basket />
        </MessagesProvider>
      )
      const loaded = await loadBasket(visitFor(new Request('http://shop.example/en/basket')), { request: asked(), params: {} })
      const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => null, action: () => null }], {
        initialEntries: ['/en/basket'],
        hydrationData: { loaderData: { page: loaded }, actionData: { page: answer } },
      })
      return renderToStaticMarkup(<RouterProvider router={router} />)
    },
  }
}
const page = async (visitor: ReturnType<typeof visit>, answer: BasketOutcome | Response) =>
  answer instanceof Response ? `redirected, ${answer.status}` : visitor.page(answer)

it('says without scripts how many of the copies asked for lie in the basket, at their line', async () => {
  const [visitor, product] = [visit(), String(await givenProduct(shop.sql, { kind: 'object', stock: 3 }))]
  const cut = await page(visitor, await visitor.press({ intent: 'add', product, quantity: '7' }))
  expect(cut).toContain('role="status">Only 3 are left: your basket has 3.</p>')
  expect(cut).toContain('name="quantity" value="3"')
  const full = await page(visitor, await visitor.press({ intent: 'add', product }))
  expect(full).toContain('No more are left: your basket already has all there are (3).')
})

it('leads on to the basket without a word where it holds what was asked for', async () => {
  const [visitor, product] = [visit(), String(await givenProduct(shop.sql, { kind: 'object', stock: 3 }))]
  expect(await page(visitor, await visitor.press({ intent: 'add', product, quantity: '3' }))).toBe('redirected, 303')
})

it('says without scripts why nothing was added', async () => {
  const [visitor, product] = [visit(), String(await givenProduct(shop.sql, { kind: 'object', stock: 0 }))]
  const refused = await page(visitor, await visitor.press({ intent: 'add', product }))
  expect(refused).toContain('role="alert">This item is not for sale at the moment.</p>')
})

it('names the favourites that the basket holds all copies of, and counts only those added', async () => {
  const [last, other] = [
    await givenProduct(shop.sql, { title: 'Aguamanil', kind: 'object', stock: 1 }),
    await givenProduct(shop.sql, { kind: 'object' }),
  ]
  const caller: Entrant = { kind: 'customer', id: 'reader', email: 'reader@example.com' }
  const user = { ...caller, token: await openSession(shop.sql, caller, new Date()) }
  const pressed = (products: number[]) => {
    const body = new URLSearchParams([['intent', 'cart'], ...products.map((pk) => ['product', String(pk)])])
    const request = new Request('http://shop.example/en/private/favourites', { method: 'POST', body })
    const visit = { ...visitFor(request), user: () => user as Partial<Session> as Session }
    return changeSelection(visit, { request, params: {} })
  }
  await pressed([last])
  const notices = ['Aguamanil: No more are left: your basket already has all there are (1).']
  expect(await pressed([last, other])).toEqual({ done: 'added', products: [other], missed: 0, notices })
  expect(await pressed([last])).toMatchObject({ done: 'nothing', detail: notices[0] })
})

it('says without scripts why a quantity stays as it was when the shop cannot take it for now', async () => {
  const [visitor, product] = [visit(), String(await givenProduct(shop.sql, { kind: 'object', stock: 3 }))]
  await visitor.press({ intent: 'add', product })
  const [row] = await shop.sql`select id from cart_line where product_id = ${product}`
  const line = String(row!['id'])
  await shop.sql.unsafe(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before insert or update on cart_line for each row execute function no_room()`)
  const full = await page(visitor, await visitor.press({ intent: 'quantity', product, line, quantity: '2' }))
  await shop.sql.unsafe('drop trigger no_room on cart_line')
  expect(full).toMatch(/role="alert">[^<]+ try again in a minute[^<]*<\/p>/)
})
