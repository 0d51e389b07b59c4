import { z } from 'zod'
import { Done, Id, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { StaffView } from '#modules/people/staff/contract.ts'

const Roles = StaffView.shape.roles
const Password = z.string().max(200)
const Text = (most: number) => z.string().trim().max(most)

const OpenSession = z.object({
  id: z.number().int(),
  here: z.boolean().describe('The one that asks'),
  medium: z.enum(['browser', 'command']),
  device: z.string().describe('What its browser says it is: "Firefox · Windows"'),
  address: z.string().describe('The network address from which it was opened'),
  till_store: z.string().nullable().describe('The store of the shared till at which it is open'),
  started_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
})
export type OpenSession = z.output<typeof OpenSession>

const CreateStaff = z.object({
  email: z.string().max(254),
  name: Text(100).min(1),
  password: Password.optional().describe('Left out, they are written a link to choose one'),
  roles: Roles.min(1).max(Roles.element.options.length),
  store_code: Text(10).nullable().default(null),
})

/** How somebody signs in, seen from inside. */
export const accessCalls = {
  'POST /session/confirm/': {
    body: z.object({ password: Password }),
    answer: z.object({ fresh_until: z.iso.datetime() }),
  },
  'PUT /me/password/': { body: z.object({ password: Password, new_password: Password }), answer: Done },
  'GET /me/sessions/': { answer: ListOf(OpenSession) },
  'POST /me/sessions/end-others/': { body: z.object({}).default({}), answer: Done },
  'DELETE /me/sessions/:session/': { params: IdOf('session'), answer: Done },
  'POST /users/': { body: CreateStaff, answer: StaffView },
  'POST /users/:id/invite/': { params: IdOf('id'), answer: Done },
  'GET /users/:id/sessions/': { params: IdOf('id'), answer: ListOf(OpenSession) },
  'DELETE /users/:id/sessions/': { params: IdOf('id'), answer: Done },
  'DELETE /users/:id/sessions/:session/': { params: z.object({ id: Id, session: Id }), answer: Done },
} satisfies StaffContract
