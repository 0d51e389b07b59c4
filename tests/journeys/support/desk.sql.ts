import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'

async function inShop(act: (sql: Pool) => Promise<unknown>): Promise<void> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await act(sql)
  } finally {
    await sql.end()
  }
}

/** A centre that orders of an account may go to. */
export const givenCentre = (email: string) =>
  inShop(
    (sql) => sql`
      insert into customer_address (customer_id, name, recipient, street, postcode, city, region, country, is_main, is_billing)
      select id, 'Sucursal del Río', 'Biblioteca', 'Calle del Molino, 3', '18009', 'Granada', 'Granada', 'ES', true, true
      from customer where email = ${email}`,
  )

/** Somebody of an account who asks, with its holder's password. */
export const givenRequester = (holder: string, email: string) =>
  inShop(
    (sql) => sql`
      insert into account_member (id, customer_id, email, name, role, password_hash, language, invited_at, joined_at)
      select ${`m-${email}`}, id, ${email}, 'Clara Almendro', 'requester', password_hash, 'es', now(), now()
      from customer where email = ${holder}`,
  )

/** A line in the open list of an account that may mean any of several products. */
export const givenLineToChoose = (email: string, eans: readonly string[]) =>
  inShop(
    (sql) => sql`
      insert into desk_line (list_id, position, state, candidates, quantity, asked)
      select l.id, 1000, 'choose', array(select p.id from product p where p.ean = any(${eans as string[]})), 2, 'Uno de estos dos'
      from desk_list l join customer c on c.id = l.customer_id where c.email = ${email} and l.state = 'open' limit 1`,
  )
