import { z } from 'zod'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'

export const OfMember = CustomerParams.extend({ member: z.string().max(64) })
