import { z } from 'zod'
import { Before } from '#modules/people/staff/call-contract.ts'

export const FindCoupons = z.object({ batch: z.string().max(80).optional(), before: Before })
export const DrawnCodes = z.object({ codes: z.array(z.string()) })
