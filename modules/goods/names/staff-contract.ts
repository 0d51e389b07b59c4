import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Done, Id, IdOf, ListOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

/** What titles are put under. */
export const nameKinds = ['author', 'publisher', 'series', 'category', 'tag', 'attribute'] as const
const Kind = z.enum(nameKinds)
export type NameKind = z.output<typeof Kind>
/** Those of which no two are called alike. */
export type OwnKind = 'author' | 'publisher' | 'series'
/** Those under which nobody puts anything any more, once they are ended. */
const Ending = z.enum(['tag', 'attribute'])
export type EndingKind = z.output<typeof Ending>
export const attributeKinds = ['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'] as const
const AttributeKind = z.enum(attributeKinds)

export const FoundName = z.object({
  id: z.number().int(),
  name: z.string(),
  note: z.string().describe('What tells it from others: a section’s path, an attribute’s kind'),
  titles: z.number().int().describe('Titles under it, counted to a thousand'),
  ended: z.boolean(),
})
export type FoundName = z.output<typeof FoundName>

const nameList = listCall({
  sorts: ['name', 'nearest'],
  first: 'name',
  filters: {
    of: z.enum(['book', 'object']).optional().describe('Of sections: what they hold'),
    group: AttributeKind.optional().describe('Of attributes: what they tell of'),
    ended: z.stringbool().optional(),
  },
  item: FoundName,
})
export type FindNames = z.output<typeof nameList.query>

/** What hangs on a name besides titles, and how much of it. */
export const hangingOn = ['titles', 'sections', 'promotions', 'lists', 'menus', 'places'] as const
export type Hanging = (typeof hangingOn)[number]

const Said = localized(z.string().trim().max(300))
const whyNot = z.string().nullable()
export const WholeName = FoundName.extend({
  kind: Kind,
  names: Said.describe('Empty where a language says the same as the name'),
  biographies: localized(z.string()),
  size_tables: localized(z.string()).describe(
    'Of a section: what its sizes measure, a row a line, cells between bars; it holds below it too',
  ),
  hanging: z.array(z.object({ what: z.enum(hangingOn), count: z.number().int() })),
  acts: z.object({ delete: whyNot, end: whyNot, reopen: whyNot }),
})
export type WholeName = z.output<typeof WholeName>
const Versioned = versioned(WholeName, ['titles', 'hanging', 'acts'])

export const ChangeName = z.object({
  name: z.string().trim().min(1).max(300).optional(),
  names: Said.partial().optional(),
  biographies: localized(z.string().trim().max(10_000)).partial().optional(),
  size_tables: localized(z.string().trim().max(4_000)).partial().optional(),
})
export type ChangeName = z.output<typeof ChangeName>

const NewName = z.object({
  name: z.string().trim().min(1).max(300),
  names: Said.partial().optional(),
  group: AttributeKind.optional().describe('Asked for of attributes'),
})
export type NewName = z.output<typeof NewName>

/** What joining two would move. */
const Merge = z.object({
  from: FoundName,
  into: FoundName,
  titles: z.number().int().describe('Titles that would move'),
  both: z.number().int().describe('Titles that stand under both already'),
  some: z.array(z.object({ id: z.number().int(), title: z.string(), ean: z.string() })).describe('The first of them'),
  problem: whyNot,
})
export type Merge = z.output<typeof Merge>

export const Section = z.object({
  id: z.number().int(),
  parent: z.number().int().nullable(),
  kind: z.enum(['book', 'object']),
  shop: z.string().nullable().describe('The shop beside the main one that it belongs to'),
  name: z.string(),
  titles: z.number().int().describe('Titles in it itself, counted to a thousand'),
})
export type Section = z.output<typeof Section>
const SectionPlace = z.object({
  parent: Id.nullable().describe('The section below which it stands; null at the top'),
  before: Id.nullable().default(null).describe('The section that it stands before; null at the end'),
})
export type SectionPlace = z.output<typeof SectionPlace>
const NewSection = SectionPlace.extend({
  kind: z.enum(['book', 'object']),
  names: localized(z.string().trim().min(1).max(300)),
  shop: z.string().max(4).optional().describe('Whose it is alone, of one at the top; below another it belongs to the same shop'),
})
export type NewSection = z.output<typeof NewSection>

const one = z.object({ kind: Kind, name: Id })
const ending = z.object({ kind: Ending, name: Id })
export const nameCalls = {
  'GET /names/:kind/': { ...nameList, params: z.object({ kind: Kind }) },
  'POST /names/:kind/': {
    params: z.object({ kind: z.enum(['author', 'publisher', 'series', 'tag', 'attribute']) }),
    body: NewName,
    answer: Versioned,
  },
  'GET /names/:kind/:name/': { params: one, answer: Versioned },
  'PATCH /names/:kind/:name/': { params: one, body: versioned(ChangeName), answer: Versioned },
  'DELETE /names/:kind/:name/': { params: one, answer: Done },
  'GET /names/:kind/:name/merge/': { params: one, query: z.object({ into: Id }), answer: Merge },
  'POST /names/:kind/:name/merge/': { params: one, body: z.object({ into: Id }), answer: Versioned },
  'POST /names/:kind/:name/end/': { params: ending, body: NoBody, answer: Versioned },
  'POST /names/:kind/:name/reopen/': { params: ending, body: NoBody, answer: Versioned },
  'GET /sections/': { query: z.object({ of: z.enum(['book', 'object']).optional() }), answer: ListOf(Section) },
  'POST /sections/': { body: NewSection, answer: ListOf(Section) },
  'POST /sections/:section/move/': { params: IdOf('section'), body: SectionPlace, answer: ListOf(Section) },
} satisfies StaffContract
