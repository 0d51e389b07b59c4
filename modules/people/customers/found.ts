import type { Db } from '#kernel/db.ts'
import type { Finder } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { customerPage } from './staff.ts'
import { customerCalls } from './staff-contract.ts'

/** As many as somebody looks through who looks for one. */
const few = 8

/** The ids of the accounts that words find, few: for whoever looks for one of them. */
export async function foundCustomers(
  db: Db,
  q: string,
  holderOf: (db: Db, card: string) => Promise<string | null>,
): Promise<string[]> {
  const query = customerCalls['GET /customers/'].query.parse({ q, limit: few })
  return (await customerPage(db, uncounted(query), { holderOf, ordersOf: async () => new Map() })).items.map(
    ({ customer }) => customer,
  )
}

/** Accounts by name, company, telephone, card, e-mail or tax id. */
export const foundWith = (holderOf: (db: Db, card: string) => Promise<string | null>): Finder => ({
  group: 'customers',
  action: 'customer.find',
  find: async (db, { q, most }) => {
    const query = customerCalls['GET /customers/'].query.parse({ q, limit: most })
    const { items } = await customerPage(db, uncounted(query), { holderOf, ordersOf: async () => new Map() })
    return items.map(({ customer, name, surnames, company, library, email, nif }) => ({
      key: customer,
      title: library || company || [name, surnames].filter(Boolean).join(' ') || email,
      detail: email,
      exact: [email, nif ?? ''].some((one) => one.toLowerCase() === q.toLowerCase()),
    }))
  },
})
