import { sentence } from '#api/messages.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { recordFromMachine } from '#modules/people/staff/acts.ts'
import { createAdmin } from '#modules/people/staff/users.ts'
import { forgetFactors } from '#modules/people/staff-access/own-factors.ts'
import { askPassword, Ends, exits, type Terminal } from './terminal.ts'

/**
 * Makes the first admin, or lets one in who lost password and factors. The only command that opens the database itself:
 * somebody has to be the first. It runs on the shop's machine, with the database open or closed.
 */
export async function createFirstAdmin(terminal: Terminal, language: Language, email: string, name: string): Promise<string> {
  const password = await askPassword(terminal, language)
  const { openDatabase } = await import('#importers/database.ts')
  const opened = await openDatabase(terminal.env)
  try {
    return await opened.sql.begin(async (tx) => {
      const made = await createAdmin(tx, { email, name, password })
      await forgetFactors(tx, made.id)
      await recordFromMachine(tx, { action: 'staff.create', subject: `staff ${email}` })
      return `${email}  admin`
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const codes = error.fields ? Object.values(error.fields) : [error.code]
    throw new Ends(exits.refused, codes.map((code) => sentence(code, language, error.details)).join('\n'))
  } finally {
    await opened.close()
  }
}
