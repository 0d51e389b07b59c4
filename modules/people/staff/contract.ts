import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Done, IdOf, type StaffContract } from './call-contract.ts'
import { actions, roles } from './grants.ts'
import { listCall } from './list-contract.ts'
import { versioned } from './version-contract.ts'

const Text = (most: number) => z.string().trim().max(most)

export const StaffView = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  store_code: z.string().nullable(),
  active: z.boolean(),
})
export type StaffView = z.output<typeof StaffView>
export const KeptStaff = versioned(StaffView)
/** How somebody likes their screens, at every machine at which they sign in. */
const Preferences = z.object({
  dense: z.boolean().describe('More rows of a list at once'),
  scheme: z.enum(['light', 'dark']).nullable().describe('Null for that of the machine'),
  printer: z.enum(['58', '80', 'a4']).describe('The paper that slips are printed on: a roll by its width in mm, or A4'),
})
export type Preferences = z.output<typeof Preferences>

export const WhoAmI = StaffView.extend({
  actions: z.array(z.enum(actions)),
  language: z.enum(languages).nullable().describe('Chosen for the screens; null for that of the browser'),
  preferences: Preferences,
  session: z.object({
    fresh_until: z.iso.datetime().describe('Until then nothing asks again who it is'),
    locked: z.boolean().describe('Nothing else is answered until its holder says who they are, or another takes the till over'),
    factor_missing: z.boolean().describe('Nothing but the own account is answered until a second factor is set up'),
    till_store: z.string().nullable().describe('The store of the shared till at which it is open'),
  }),
})
export type WhoAmI = z.output<typeof WhoAmI>
const ChangeOwn = z.object({ language: z.enum(languages).nullable().optional(), ...Preferences.partial().shape })

export const ChangeStaff = z.object({
  name: Text(100).min(1).optional(),
  roles: z.array(z.enum(roles)).min(1).max(roles.length).optional(),
  store_code: Text(10).nullable().optional(),
  active: z.boolean().optional(),
})

const colleagueList = listCall({
  sorts: ['email', 'name'],
  first: 'email',
  filters: {
    role: z.enum(roles).optional(),
    store_code: Text(10).optional(),
    active: z.stringbool().optional().describe('Those who work here, or those who left'),
    new_place: z.stringbool().default(false).describe('Those who signed in within a week from where they never did before'),
  },
  item: KeptStaff,
})
export type FindColleagues = z.output<(typeof colleagueList)['query']>

/** Who may do what, as it is written in grants.ts. */
const RoleTable = z.object({
  roles: z.array(z.enum(roles)),
  actions: z.array(
    z.object({
      action: z.enum(actions),
      roles: z.array(z.enum(roles)),
      own_store: z.boolean().describe('A bookseller may do it for their own store'),
      fresh: z.boolean().describe('Asked for again: who does it says who they are within ten minutes'),
    }),
  ),
})

export const peopleCalls = {
  'GET /me/': { answer: WhoAmI },
  'PUT /me/': { body: ChangeOwn, answer: WhoAmI },
  'POST /logout/': { answer: Done },
  'GET /users/': colleagueList,
  'GET /users/:id/': { params: IdOf('id'), answer: KeptStaff },
  'GET /roles/': { answer: RoleTable },
  'PUT /users/:id/': { params: IdOf('id'), body: versioned(ChangeStaff), answer: KeptStaff },
} satisfies StaffContract
