import { beforeAll, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import { may } from '#modules/people/staff/grants.ts'
import { fittingBody } from './support/fitting-body.ts'
import { givenOrder } from './support/given-order.ts'
import { givenProduct, givenStore, withShop } from './support/shop.ts'
import { type StaffRoute, staffRoutesOf } from './support/staff-routes.ts'
import { staffing } from './support/staffing.ts'
import { trading } from './support/trading.ts'

const shop = withShop()
const { hire } = staffing(shop)

/** What a call's address may name that is no store's: everybody's, or one's own. */
const ofNoStore = [
  'activity',
  'bundle',
  'card',
  'ean',
  'carrier',
  'kind',
  'list',
  'name',
  'occasion',
  'page',
  'passkey',
  'point',
  'post',
  'product',
  'request',
  'session',
  'title',
  'view',
]

/** Calls that answer other stores on purpose. */
const opened: Record<string, string> = {
  'POST /orders/:number/at-counter/': 'is how another store comes to see an order: with a reason, for a day',
  'POST /quotes/reckon/': 'reckons what a quote would cost, and keeps nothing',
  'POST /made-orders/reckon/': 'reckons what an order would cost, and keeps nothing',
}
/** Whose refusal is the same for what is another store's and what was done before, so that it tells nothing of either. */
const toldAlike: Record<string, string> = { 'POST /till-refunds/:refund/give/': 'till.given' }
const refused = ({ name }: StaffRoute, { status, body }: { status: number; body: { code?: string } | null }) =>
  status === 403 || status === 404 || (body?.code !== undefined && body.code === toldAlike[name])

/** Values that no form alone can tell. */
const fitting = (things: Record<string, unknown>) => ({
  version: 'new',
  store_code: 'T002',
  product: things['product'],
  line: things['line'],
  act: 'hand_over',
})

/** Bodies that have to say more than their form asks for. */
const fuller: Record<string, unknown> = {
  'POST /counts/:count/scans/': { scans: [{ key: '0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c13', code: '9788437604947', copies: 1 }] },
  'PUT /stores/:store/days/': { version: 'new', days: [] },
}

/** One of everything that belongs to a store, all of it the one's whom nobody asks. */
async function belongings() {
  const here = await hire(['bookseller'])
  const desk = await hire(['order_desk'])
  const product = await givenProduct(shop.sql, { stock: 20 })
  const made = async (path: string, body: object) => {
    const answer = await here.call('POST', path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  const { number, parcelIds, lineIds, id } = await givenOrder(shop.sql, [{ taken: 1 }])
  const sent = await givenOrder(shop.sql, [{ taken: 1 }])
  await desk.call('POST', `/parcels/${sent.parcelIds[0]}/hand-over/`, {})
  await desk.call('POST', `/parcels/${sent.parcelIds[0]}/deliver/`, {})
  const asked = { lines: [{ line: sent.lineIds[0], quantity: 1 }], reason: 'bent corner' }
  const back = (await desk.call('POST', `/orders/${sent.number}/returns/`, asked)).body
  const trader = trading(shop)
  const { order, note } = await trader.delivered(await trader.library(), { lines: [{ quantity: 1, unit_cents: 1000 }] })
  const [claim] = await shop.sql<{ id: number }[]>`
    insert into claim (note_id, customer_id, order_id, made_at)
    select n.id, n.customer_id, ${order.id}, now() from delivery_note n where n.code = ${note} returning id`
  const reserved = {
    key: '0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c12',
    name: 'Ana',
    phone: '600111222',
    lines: [{ product, copies: 1 }],
  }
  const quoted = {
    key: '0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c14',
    who: { name: 'Ana', phone: '600111222' },
    lines: [{ product, copies: 1 }],
    collect_at: 'T013',
    valid_until: addDays(dayOf(new Date()), 30),
  }
  await shop.sql`
    insert into mail_outbox (recipient, language, template, subject, html, plain, order_number, sent_at)
    values ('a@example.com', 'es', 'order-ready', 'x', 'x', 'x', ${number}, now())`
  const [email] = await shop.sql<{ id: number }[]>`select max(id) as id from mail_outbox where order_number = ${number}`
  const [short] = await shop.sql<{ id: number }[]>`
    insert into shortage (order_line_id, store_code, copies, reason, reported_at, changed_at)
    values (${lineIds[0]!}, 'T013', 1, 'not_found', now(), now()) returning id`
  const marketing = await hire(['marketing'])
  const inThree = { es: 'Taller', ca: 'Taller', en: 'Workshop' }
  const type = (await marketing.call('POST', '/agenda/types/', { name: inThree })).body.id
  const written = { type, title: inThree, place: inThree, starts_at: '2031-05-03T16:00:00Z', ends_at: '2031-05-03T18:00:00Z' }
  const activity = (await marketing.call('POST', '/agenda/', { ...written, store_code: 'T013' })).body.id
  await marketing.call('POST', `/agenda/${activity}/publish/`, { published: true })
  const [registration] = await shop.sql<{ id: number }[]>`
    insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at)
    values (${activity}, 'Ana', 'a@example.com', '600111222', 1, 'waiting', 'es', now()) returning id`
  const [basket] = await shop.sql<{ id: number }[]>`
    insert into visit_basket (storefront_code, store_code, language, code, key_hash, made_at, touched_at)
    values ('T013', 'T013', 'es', 'BCDFGH', 'a key', now(), now()) returning id`
  return {
    activity,
    basket: basket!.id,
    registration: registration!.id,
    product,
    orderId: id,
    number,
    parcel: parcelIds[0],
    line: lineIds[0],
    email: email!.id,
    short: short!.id,
    return: back.return,
    claim: claim!.id,
    store: 'T013',
    count: (await made('/counts/', { store_code: 'T013' })).id,
    delivery: (await made('/supplier-deliveries/', { store_code: 'T013', supplier: 'House', text: '' })).id,
    transfer: (await made('/transfers/', { from_store: 'T014', to_store: 'T013', lines: [{ product, copies: 1 }] })).id,
    reservation: (await made('/reservations/', { store_code: 'T013', ...reserved })).id,
    quote: (await made('/quotes/', { store_code: 'T013', ...quoted })).id,
    refund: 'a-refund-of-T013',
  } as Record<string, unknown>
}

let routes: StaffRoute[] = []
let things: Record<string, unknown> = {}
const named = ({ path }: StaffRoute) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

beforeAll(async () => {
  for (const code of ['T002', 'T013', 'T014']) await givenStore(shop.sql, code)
  routes = (await staffRoutesOf(shop)).filter(({ action }) => action !== undefined && may(['bookseller'], action as 'order.read'))
  things = await belongings()
  const { call } = await hire(['admin'])
  const stores = (await call('GET', '/stores/')).body.items as { store_code?: string; code?: string }[]
  fuller['PUT /stores/:store/'] = stores.find((one) => (one.store_code ?? one.code) === 'T013')
})

it('names in the addresses of booksellers’ calls nothing of which nobody said whose it is', () => {
  const names = new Set(routes.flatMap(named))
  expect([...names].filter((name) => !(name in things) && !ofNoStore.includes(name)).toSorted()).toEqual([])
})

it('refuses a bookseller of another store everything that is a store’s, by every call that is registered', async () => {
  const other = await hire(['bookseller'], { storeCode: 'T002' })
  const told: Record<string, unknown> = {}
  for (const route of routes) {
    const names = named(route)
    if (!names.some((name) => name in things && !ofNoStore.includes(name)) || route.name in opened) continue
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(things[name] ?? 1)))
    const body = route.body ? (fuller[route.name] ?? fittingBody(route.body, fitting(things))) : undefined
    const answer = await other.call(route.method as 'POST', path, body)
    if (!refused(route, answer)) told[route.name] = [answer.status, answer.body?.code ?? answer.body, body]
  }
  expect(told).toEqual({})
})

it('refuses a bookseller whatever names another store as the one that acts', async () => {
  const other = await hire(['bookseller'], { storeCode: 'T002' })
  const told: Record<string, unknown> = {}
  for (const route of routes) {
    if (!route.body || route.method === 'GET' || route.name in opened) continue
    const body = fittingBody(route.body, { ...fitting(things), store_code: 'T013' }) as Record<string, unknown> | null
    if (!body || typeof body !== 'object' || !('store_code' in body) || named(route).some((name) => !ofNoStore.includes(name)))
      continue
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(things[name] ?? 1)))
    const answer = await other.call(route.method as 'POST', path, body)
    if (!refused(route, answer)) told[route.name] = [answer.status, answer.body?.code ?? answer.body, body]
  }
  expect(told).toEqual({})
})

it('shows a bookseller no row of another store in any list that can be asked for a store', async () => {
  const other = await hire(['bookseller'], { storeCode: 'T002' })
  const lists = routes.filter(({ method, path, answer }) => method === 'GET' && !path.includes(':') && answer)
  for (const { path } of lists.filter(({ path }) => ['/orders/', '/parcels/', '/returns/', '/claims/'].includes(path)))
    expect((await other.call('GET', path)).body.items, path).toEqual([])
})
