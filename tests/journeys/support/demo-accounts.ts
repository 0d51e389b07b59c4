import { connect } from '#database/connect.ts'
import { demoEmails, demoPassword } from '#importers/demo/year/accounts.ts'
import { setPasswords } from '#importers/demo/year/year.sql.ts'
import { hashPassword } from '#modules/people/access/password.ts'

/** Opens the accounts to try out once more: the shop with real banks, which other journeys open on the same database, closes them. */
export async function reopenDemoAccounts(): Promise<void> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const hash = await hashPassword(demoPassword)
    await sql.begin((tx) => setPasswords(tx, demoEmails, hash))
  } finally {
    await sql.end()
  }
}
