import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { openBudget } from '#modules/invoicing/budgets/assign.ts'
import { agreeTerms } from '#modules/invoicing/terms/terms.ts'
import { hashPassword } from '#modules/people/access/password.ts'

export const tradePassword = 'una-clave-de-empresa'

async function inShop<T>(act: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 2 })
  try {
    return await act(sql)
  } finally {
    await sql.end()
  }
}

/** A business or library that the shop knows, with terms agreed; a library with budgets of a contract besides. */
export const givenTradeCustomer = (email: string, kind: 'business' | 'library', creditLimit = 1_000) =>
  inShop(async (sql) => {
    const id = `c-${email}`
    const by = { by: 'a journey', now: new Date() }
    await sql`insert into customer ${sql({
      id,
      kind,
      email,
      password_hash: await hashPassword(tradePassword),
      language: 'es',
      name: 'Rosa',
      ...(kind === 'business' ? { company: 'Hotel de la Fuente, S. L.' } : { library: 'Biblioteca de Vilanova del Riu' }),
      activated_at: new Date(),
      verified_at: new Date(),
    })}`
    const terms = {
      books_percent: kind === 'library' ? 15 : 5,
      objects_percent: 10,
      on_account: true,
      payment_days: 30,
      credit_limit: creditLimit,
    }
    await sql.begin((tx) => agreeTerms(tx, id, terms, by))
    if (kind === 'business') return
    const year = by.now.getFullYear()
    const open = (contract: string, lot: string, title: string, amountCents: number, of = year) =>
      sql.begin((tx) => openBudget(tx, { customerId: id, year: of, contract, lot, title, amountCents }, by))
    await open('SUM-7/26', 'Lote 1', 'Adultos', 1_200_000)
    await open('SUM-7/26', 'Lote 2', 'Infantil y juvenil', 300_000)
    await open('', '', 'Fondo local', 10_000)
    await open('SUM-3/25', 'Lote 1', 'Adultos', 1_100_000, year - 1)
  })

/** Where things are sent to that customer. */
export const givenMainAddress = (email: string) =>
  inShop(async (sql) => {
    const address = { name: 'La casa', street: 'Calle de la Fuente, 7', postcode: '18009', city: 'Granada', region: 'Granada' }
    const columns = { ...address, country: 'ES', recipient: 'Rosa', customer_id: `c-${email}`, is_main: true, is_billing: true }
    await sql`insert into customer_address ${sql(columns)}`
  })
