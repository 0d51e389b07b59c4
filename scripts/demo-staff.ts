import { demoPassword } from '#importers/demo/year/accounts.ts'
import type { Pool } from '#kernel/db.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { endSessionsOf } from '#modules/people/staff/sessions.ts'
import { choosePassword, colleagueOf, createStaff, withoutPassword } from '#modules/people/staff/users.ts'

interface DemoColleague {
  email: string
  name: string
  role: Role
  storeCode: string | null
}

/** One for each role, with the password of the demo and no second factor; people who do not exist. */
export const demoStaff: readonly DemoColleague[] = [
  { email: 'mostrador@example.com', name: 'Clara Fuentes', role: 'bookseller', storeCode: 'T013' },
  { email: 'pedidos@example.com', name: 'Hugo Alarcón', role: 'order_desk', storeCode: null },
  { email: 'finanzas@example.com', name: 'Teresa Bonet', role: 'finance', storeCode: null },
  { email: 'catalogo@example.com', name: 'Marcos Villalba', role: 'catalogue', storeCode: null },
  { email: 'comunicacion@example.com', name: 'Julia Cárdenas', role: 'marketing', storeCode: null },
  { email: 'instituciones@example.com', name: 'Ramón Estévez', role: 'trade_desk', storeCode: null },
  { email: 'administracion@example.com', name: 'Laia Puigdevall', role: 'admin', storeCode: null },
]

/** Makes the colleagues to try the back office with; one whose password was changed keeps theirs. */
export async function openDemoStaff(db: Pool): Promise<void> {
  for (const { email, name, role, storeCode } of demoStaff)
    await db.begin(async (tx) => {
      const known = await colleagueOf(tx, email)
      if (!known) await createStaff(tx, { email, name, roles: [role], storeCode, password: demoPassword })
      else if (known.password_hash === '') await choosePassword(tx, known, demoPassword, 'password')
    })
}

/** Nobody signs in with the password that everybody can read, where it is no try-out: what an earlier start opened is closed. */
export async function closeDemoStaff(db: Pool): Promise<void> {
  for (const { email } of demoStaff)
    await db.begin(async (tx) => {
      const known = await colleagueOf(tx, email)
      if (!known || known.password_hash === '') return
      await withoutPassword(tx, known)
      await endSessionsOf(tx, known.id)
    })
}
