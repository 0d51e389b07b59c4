import { z } from 'zod'
import { Done, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { StaffView } from '#modules/people/staff/contract.ts'

const Email = z.string().max(254)
const Password = z.string().max(200)
const LinkToken = z.string().max(100)

const StaffLogin = z.object({ email: Email, password: Password })
const StaffSession = z.object({
  token: z.string().nullable().describe('Null in a browser, whose session is a cookie that no script reads'),
  staff: StaffView,
})

/** The calls that need no session, since they lead to one. */
export const doorCalls = {
  'POST /login/': { body: StaffLogin, answer: StaffSession },
  'POST /password/forgotten/': { body: z.object({ email: Email.min(3) }), answer: Done },
  'POST /password/link/': {
    body: z.object({ token: LinkToken }),
    answer: z.object({ purpose: z.enum(['invitation', 'reset']), name: z.string(), email: z.string() }),
  },
  'POST /password/': { body: z.object({ token: LinkToken, password: Password }), answer: Done },
} satisfies StaffContract
