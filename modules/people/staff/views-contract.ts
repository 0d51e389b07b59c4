import { z } from 'zod'
import { Done, IdOf, ListOf, type StaffContract } from './call-contract.ts'
import { roles } from './grants.ts'

/** As many as anybody names. */
export const mostViews = 100

const Name = z.string().trim().min(1).max(60)
const Query = z.string().max(1_000).describe('The filters, order and columns as they stand in the address of the list')
const Screen = z
  .string()
  .max(40)
  .refine((name) => [...name].every((sign) => sign === '-' || (sign >= 'a' && sign <= 'z')))
  .describe('The first part of its path: orders')

const View = z.object({
  id: z.number().int(),
  screen: z.string(),
  name: z.string(),
  query: z.string(),
  role: z.enum(roles).nullable().describe('Everybody who has it finds the view'),
  own: z.boolean(),
})
export type View = z.output<typeof View>

const OfView = IdOf('view')
export const viewCalls = {
  'GET /views/': { answer: ListOf(View) },
  'POST /views/': { body: z.object({ screen: Screen, name: Name, query: Query }), answer: View },
  'PUT /views/:view/': { params: OfView, body: z.object({ name: Name, query: Query }), answer: View },
  'DELETE /views/:view/': { params: OfView, answer: Done },
  'PUT /views/:view/role/': { params: OfView, body: z.object({ role: z.enum(roles).nullable() }), answer: View },
} satisfies StaffContract
