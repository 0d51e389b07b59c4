import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { linkCauses, linkStates } from './causes.ts'

const Name = z.string().regex(/^[a-z-]{1,40}$/)
const instant = z.iso.datetime()

/** A link where it stands, and how its address answered. */
export const TextLink = z.object({
  id: z.number().int(),
  kind: z.string(),
  record: z.string(),
  name: z.string(),
  field: z.string(),
  language: z.enum(languages).nullable().describe('Null: the same in every language'),
  words: z.string(),
  written: z.string().describe('The address as it was written'),
  state: z
    .enum(linkStates)
    .describe(
      '`doubtful`: it could not be read once, or refuses programs; `moved`: it leads elsewhere for good; `new`: not asked yet',
    ),
  cause: z.enum(linkCauses).nullable(),
  status: z.number().int().nullable(),
  leads_to: z.string().nullable().describe('Where it leads for good'),
  since: instant.describe('Since when it cannot be read, or when texts were read last'),
  checked_at: instant.nullable(),
})
export type TextLink = z.output<typeof TextLink>

const linkList = listCall({
  sorts: ['since', 'name'],
  first: '-since',
  filters: {
    state: z.enum([...linkStates, 'wanting']).optional(),
    cause: z.enum(linkCauses).optional(),
    kind: Name.optional(),
    language: z.enum(languages).optional(),
  },
  item: TextLink,
})
export type FindLinks = z.output<(typeof linkList)['query']>

export const nowhereReasons = ['hidden', 'unled', 'no_screen'] as const
/** What was written and no visitor comes upon. */
export const StandsNowhere = z.object({
  kind: z.string(),
  record: z.string(),
  name: z.string(),
  storefront: z.string().nullable(),
  reason: z
    .enum(nowhereReasons)
    .describe(
      '`hidden`: withheld; `unled`: it has an address, and no menu, page, block or list leads there; `no_screen`: nothing shows it',
    ),
  since: instant.describe('When it was written last'),
})
export type StandsNowhere = z.output<typeof StandsNowhere>

const nowhereList = listCall({
  sorts: ['since', 'name'],
  first: 'since',
  filters: { kind: Name.optional(), reason: z.enum(nowhereReasons).optional() },
  item: StandsNowhere,
})
export type FindNowhere = z.output<(typeof nowhereList)['query']>

export const linkCalls = {
  'GET /text-links/': linkList,
  'POST /text-links/read/': { answer: z.object({ links: z.number().int() }) },
  'GET /texts-nowhere/': nowhereList,
} satisfies StaffContract
