import { z } from 'zod'
import { Before, Limit } from '#modules/people/staff/call-contract.ts'
import { contactSubjects } from './contract.ts'

export const FindMessages = z.object({
  subject: z.enum(contactSubjects).exclude(['job']).optional(),
  all: z.stringbool().default(false),
  before: Before,
  limit: Limit,
})
