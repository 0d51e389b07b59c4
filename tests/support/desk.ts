import { openSession } from '#modules/people/access/caller.ts'
import type { Who } from './buying.ts'
import type { TestShop } from './shop.ts'

let serial = 0

export interface Library extends Who {
  budget: number
  address: number
}

/** Libraries with people, terms and budgets, on a shop that listens. */
export function atDesk(shop: TestShop) {
  return {
    /** An activated library, on account, with a budget of this year and a centre on the mainland. */
    async library({
      assigned = 100_000,
      onAccount = true,
      limit = null as number | null,
      kind = 'library',
    } = {}): Promise<Library> {
      const id = `c-library-${++serial}`
      const now = new Date()
      const { sql } = shop
      await sql`
        insert into customer (id, kind, email, name, password_hash, language, tax_id, country, activated_at)
        values (${id}, ${kind}, ${`${id}@example.com`}, 'Biblioteca', 'x', 'es', ${`X${serial}`}, 'ES', ${now})`
      await sql`
        insert into trade_terms (customer_id, books_percent, objects_percent, on_account, credit_limit_cents, agreed_by, agreed_at)
        values (${id}, 15, 10, ${onAccount}, ${limit}, 'staff', ${now})`
      const [budget] = await sql<{ id: number }[]>`
        insert into budget (customer_id, year, title) values (${id}, ${now.getFullYear()}, 'Fondo local') returning id`
      if (assigned > 0)
        await sql`
          insert into budget_entry (budget_id, kind, assigned_cents, actor, key)
          values (${budget!.id}, 'assigned', ${assigned}, 'staff', ${`assigned-${budget!.id}`})`
      const [address] = await sql<{ id: number }[]>`
        insert into customer_address (customer_id, name, recipient, street, postcode, city, region, country, is_main, is_billing)
        values (${id}, 'Central', 'Biblioteca', 'Calle Real, 1', '18009', 'Granada', 'Granada', 'ES', true, true) returning id`
      const token = await openSession(sql, { kind: 'customer', id, email: `${id}@example.com` }, now)
      return { id, token, budget: budget!.id, address: address!.id }
    },
    /** Somebody else of the account, signed in. */
    async member(
      library: Who,
      role: 'requester' | 'approver' | 'accounts',
      limit: number | null = null,
    ): Promise<Who & { member: string }> {
      const member = `m-desk-${++serial}`
      await shop.sql`
        insert into account_member (id, customer_id, email, name, role, spending_limit_cents, password_hash, language, invited_at, joined_at)
        values (${member}, ${library.id}, ${`${member}@example.com`}, ${`Nadie ${serial}`}, ${role}, ${limit}, 'x', 'ca', now(), now())`
      const entrant = { kind: 'customer' as const, id: library.id, email: `${member}@example.com`, memberId: member }
      return { id: library.id, token: await openSession(shop.sql, entrant, new Date()), member }
    },
    list: async (who: Who, change: object = {}) => {
      const { id, token } = who
      return (await shop.call('POST', '/desk/list/', { id, token, ...change })).body
    },
    desk: ({ id, token }: Who, call: string, body: object) => shop.call('POST', `/desk/${call}/`, { id, token, ...body }),
    eanOf: async (product: number) => (await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`)[0]!.ean,
  }
}
