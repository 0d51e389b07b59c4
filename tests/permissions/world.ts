import { openSession } from '#modules/people/access/caller.ts'
import type { MemberRole } from '#modules/people/access/contract.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { noon } from '#tests/support/billing.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { givenProduct, type TestShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { trading } from '#tests/support/trading.ts'
import { type CallerKind, type Customer, staff } from './callers.ts'

/** Names and numbers of one thing, for the address and the body of a call. */
export type Named = Record<string, string | number>

interface Person {
  id: string
  memberId: string | null
}

/** One shop with somebody of each kind in it, and things that belong to the library whose members call. */
export async function openWorld(shop: TestShop) {
  const { sql } = shop
  const trader = trading(shop)
  const library = await trader.library()
  const product = await givenProduct(sql)
  const delivered = await trader.delivered(library, { lines: [{ quantity: 2, unit_cents: 1000 }] })
  const people = {} as Record<Customer, Person>
  const account = async (kind: Customer, fields: object) => {
    people[kind] = { id: await givenCustomer(sql, { kind: 'private', ...fields }), memberId: null }
  }
  people.guest = { id: 'g-of-the-matrix', memberId: null }
  await sql`insert into guest ${sql({ id: 'g-of-the-matrix', email: 'guest@matrix.example', language: 'es' })}`
  await account('private', {})
  await account('waiting', { kind: 'library', library: 'Biblioteca nueva' })
  await account('unproved', { kind: 'business', company: 'Empresa nueva' })
  people.business = {
    id: await trader.library({ kind: 'business', library: '', company: 'Empresa', activated_at: null }),
    memberId: null,
  }
  people.neighbour = { id: await trader.library(), memberId: null }
  people.holder = { id: library, memberId: null }
  let serial = 0
  const member = async (role: MemberRole, joined = true): Promise<string> => {
    const id = `m-${role}-${++serial}`
    await sql`insert into account_member ${sql({
      id,
      customer_id: library,
      email: `${id}@matrix.example`,
      name: `Somebody ${serial}`,
      role,
      password_hash: joined ? 'x' : null,
      joined_at: joined ? noon : null,
      invited_at: noon,
      language: 'es',
    })}`
    return id
  }
  for (const role of ['requester', 'approver', 'accounts'] as const) people[role] = { id: library, memberId: await member(role) }
  const { hire } = staffing(shop)
  const staffTokens = new Map<CallerKind, string>()
  for (const role of staff) staffTokens.set(role, (await hire([role])).token)
  const visit = await anonymousToken(shop.config.SECRET)

  const one = async (rows: Promise<readonly unknown[]>) => (await rows)[0] as { id: number }
  const list = async (kind: Customer) =>
    (
      await one(
        sql`insert into desk_list ${sql({ customer_id: library, member_id: people[kind]?.memberId ?? null, kind: 'order' })} returning id`,
      )
    ).id
  /** Things of the library, new for each call, so that what one call takes away another finds. `caller`: whose wish it is. */
  const things = {
    none: async (): Promise<Named> => ({}),
    order: async (): Promise<Named> => ({ number: delivered.order.number }),
    note: async (): Promise<Named> => ({ note: delivered.note }),
    address: async (): Promise<Named> => {
      const fields = {
        recipient: 'R',
        name: 'N',
        street: 'Real 1',
        postcode: '18009',
        city: 'Granada',
        region: 'Granada',
        is_main: false,
        is_billing: false,
      }
      return {
        pk: (await one(sql`insert into customer_address ${sql({ customer_id: library, country: 'ES', ...fields })} returning id`))
          .id,
      }
    },
    member: async (): Promise<Named> => ({ pk: await member('requester', false) }),
    list: async (caller: Customer): Promise<Named> => ({ list: await list(caller) }),
    line: async (caller: Customer): Promise<Named> => {
      const of = await list(caller)
      const line = { list_id: of, position: 1, state: 'found', product_id: product, quantity: 1 }
      return { list: of, line: (await one(sql`insert into desk_line ${sql(line)} returning id`)).id }
    },
    /** The one open cart of the caller if it is of the library's team, else the holder's. */
    cart: async (caller: Customer): Promise<Named> => {
      const owner = people[caller]?.id === library ? (people[caller].memberId ?? library) : library
      await sql`delete from cart where owner_id = ${owner}`
      const id = `cart-${++serial}`
      await sql`insert into cart ${sql({ id, storefront_code: 'T013', owner_id: owner, owner_kind: 'customer' })}`
      const line = { cart_id: id, product_id: product, quantity: 1, seen_price_cents: 1990 }
      const { id: pk } = await one(sql`insert into cart_line ${sql(line)} returning id`)
      return { cart: id, cart_id: id, cart_line: pk, product, quantity: 1 }
    },
    standing: async (): Promise<Named> => {
      const order = { customer_id: library, words: 'alhambra', ran_on: '2026-11-21' }
      return { standing: (await one(sql`insert into standing_order ${sql(order)} returning id`)).id }
    },
    reading: async (): Promise<Named> => {
      const read = { customer_id: library, lines: sql.json([]), read_at: noon }
      return { reading: (await one(sql`insert into reading ${sql(read)} returning id`)).id }
    },
    request: async (): Promise<Named> => {
      const asked = { customer_id: library, asked: 'A book', quantity: 1, language: 'es', asked_at: noon }
      return { request: (await one(sql`insert into bookseller_request ${sql(asked)} returning id`)).id }
    },
    budget: async (): Promise<Named> => ({
      budget: (
        await one(
          sql`insert into budget ${sql({ customer_id: library, year: 2026, contract: `C${++serial}`, title: 'T' })} returning id`,
        )
      ).id,
    }),
  }
  return {
    things,
    product,
    /** Headers and signature of a call by somebody; each call of a customer's has a session of its own. */
    async knock(kind: CallerKind): Promise<{ headers: Record<string, string>; signed: { id: string; token: string } }> {
      const nobody = { id: '', token: '' }
      if (kind === 'stranger') return { headers: {}, signed: nobody }
      const colleague = staffTokens.get(kind)
      if (colleague !== undefined) return { headers: { authorization: `Bearer ${colleague}` }, signed: nobody }
      const headers = { authorization: `Bearer ${visit}` }
      if (kind === 'visitor') return { headers, signed: nobody }
      const { id, memberId } = people[kind as Customer]
      const entrant = { kind: kind === 'guest' ? 'guest' : 'customer', id, email: `${kind}@matrix.example`, memberId } as const
      return { headers, signed: { id, token: await openSession(sql, entrant, new Date()) } }
    },
    colleague: (role: Role) => staffTokens.get(role),
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
