import { sentence } from '#api/messages.ts'
import { ShopError } from '#kernel/errors.ts'
import { recordFromMachine } from '#modules/people/staff/acts.ts'
import { createAdmin } from '#modules/people/staff/users.ts'
import { forgetFactors } from '#modules/people/staff-access/own-factors.ts'
import { Ends, exits } from './client.ts'
import { type Command, option, text } from './command.ts'

/** The only command that opens the database itself: somebody has to be the first. */
export const createAdminCommand: Command = {
  name: 'users create-admin',
  takes: ['email'],
  options: { name: text },
  means: { name: 'as colleagues call them' },
  summary:
    'Make the first admin, or let one in who lost password and factors, on the machine of the shop, with its database open or closed',
  run: async (input) => {
    const email = input.words['email'] ?? ''
    const password = await input.password(`Password of ${email}, twelve characters at least: `)
    const { openDatabase } = await import('#importers/database.ts')
    const opened = await openDatabase(input.env)
    try {
      const { id, roles } = await opened.sql.begin(async (tx) => {
        const made = await createAdmin(tx, {
          email,
          name: option(input, 'name') || email.split('@')[0] || email,
          password,
        })
        await forgetFactors(tx, made.id)
        await recordFromMachine(tx, { action: 'staff.create', subject: `staff ${email}` })
        return made
      })
      return {
        answer: { id, email, roles },
        say: [`${email} is an admin now. Sign in with: npm run staff -- login --email ${email}`],
      }
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const codes = error.fields ? Object.values(error.fields) : [error.code]
      throw new Ends(exits.refused, codes.map((code) => sentence(code, 'en', error.details)).join('\n'))
    } finally {
      await opened.close()
    }
  },
}
