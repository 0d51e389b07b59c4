import type { Db } from '#kernel/db.ts'
import type { CustomerRow } from './customers.sql.ts'

export type FoundCustomer = Omit<CustomerRow, 'password_hash' | 'newsletter' | 'verified_at'> & {
  created_at: Date
  activated_by: string | null
  activation_note: string
}

export const findCustomers = (
  db: Db,
  wanted: {
    id?: string | undefined
    email?: string | undefined
    nif?: string | undefined
    waiting?: boolean | undefined
    limit: number
  },
) => db<FoundCustomer[]>`
  select c.id, c.kind, c.email, c.name, c.surnames, c.phone, c.tax_id, c.country, c.company, c.library, c.contact_person, c.language,
    c.created_at, c.activated_at, c.activated_by, c.activation_note
  from customer c
  where true
    ${wanted.id === undefined ? db`` : db`and c.id = ${wanted.id}`}
    ${wanted.email === undefined ? db`` : db`and lower(c.email) = lower(${wanted.email})`}
    ${wanted.nif === undefined ? db`` : db`and c.tax_id = ${wanted.nif}`}
    ${
      wanted.waiting
        ? db`and c.activated_at is null and c.kind <> 'private'
      and (c.recheck_since is not null or not c.has_terms)`
        : db``
    }
  order by c.created_at desc limit ${wanted.limit}`
