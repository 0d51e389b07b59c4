import { z } from 'zod'
import { Limit } from '#modules/people/staff/call-contract.ts'
import { MenuOfWeek } from './contract.ts'

export const OfWeek = z.object({ week: z.iso.date().describe('The Monday of the week') })
export const FindMenus = z.object({ before: z.iso.date().optional(), limit: Limit })
export const MenuPage = z.object({ items: z.array(MenuOfWeek.extend({ week: z.string() })), next: z.string().nullable() })
