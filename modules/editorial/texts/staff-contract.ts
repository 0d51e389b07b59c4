import { z } from 'zod'
import { languages, translatedLanguages } from '#kernel/language.ts'
import { localized, localizedFields } from '#kernel/localized.ts'
import { ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { textForms } from '#modules/people/staff/texts-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

const Name = z.string().regex(/^[a-z-]{1,40}$/)
const RecordName = z.string().regex(/^[A-Za-z0-9:_-]{1,120}$/)
const Language = z.enum(languages)
const OfRecord = z.object({ kind: Name, record: RecordName })
const OfColumn = OfRecord.extend({ language: Language })
const instant = z.iso.datetime()

export const textStates = ['complete', 'empty', 'behind'] as const
const State = z
  .enum(textStates)
  .describe('`empty`: the Spanish stands in for it; `behind`: the Spanish says something else by now')

/** One text in one language. */
export const Said = z.object({
  name: z.string(),
  text: z.string().describe('As visitors read it'),
  draft: z.string().nullable().describe('As somebody is writing it; null where nobody is'),
  state: State,
  source: z.string().nullable().describe('The Spanish that it was made from, where that is another by now'),
  by: z.string().nullable(),
  at: instant,
})
export type Said = z.output<typeof Said>

export const occasionKinds = ['promotion', 'campaign'] as const
/** A promotion or a gift campaign to whose first and last day something keeps. */
export const Occasion = z.object({ kind: z.enum(occasionKinds), id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
export type Occasion = z.output<typeof Occasion>

const Drafted = z.object({ at: instant, by: z.string() })
const Planned = z.object({
  at: instant.nullable().describe('Null: the occasion has no such day'),
  by: z.string(),
  with: Occasion.extend({ name: z.string() })
    .nullable()
    .describe('The occasion with whose days it goes; null: an instant of its own'),
})
/** A record in one language, which is saved and published by itself. */
export const Column = z.object({
  language: Language,
  texts: z.array(Said),
  drafted: Drafted.nullable().describe('Who wrote the draft, and when'),
  planned: Planned.nullable().describe('When the draft is published, and who said so'),
  refused: z.string().nullable().describe('Why it could not be published when it was to be'),
})
export type Column = z.output<typeof Column>
const KeptColumn = versioned(Column)

export const TextRecord = z.object({
  kind: z.string(),
  record: z.string(),
  name: z.string(),
  storefront: z.string().nullable(),
  fields: z.array(
    z.object({
      name: z.string(),
      form: z.enum(textForms),
      most: z.number().int(),
      fits: z.number().int().nullable().describe('How many signs its place holds'),
      needed: z.boolean(),
      house: localized(z.string())
        .nullable()
        .describe('What is read where a language says nothing; null where that is the Spanish'),
      marks: z.array(z.string()).describe('What it may name in braces, as `{number}`'),
    }),
  ),
  columns: z.array(KeptColumn),
  shown: z.boolean().nullable().describe('Whether visitors see it; null for what is always shown'),
  taken_down: Planned.nullable().describe('When it is taken down'),
  seen: z.boolean().describe('Whether there is a page on which it is read'),
  former: z
    .array(z.object({ language: Language, slug: z.string(), href: z.string() }))
    .describe('Addresses that it had before, from which visitors are led to the one of today'),
})
export type TextRecord = z.output<typeof TextRecord>

const texts = z.record(z.string().max(40), z.string().max(60_000))
const At = z.object({
  at: instant.nullable().default(null).describe('Null: now, or with the occasion'),
  with: Occasion.nullable().default(null).describe('Goes live as it begins, is taken down as it ends'),
})

/** An occasion that runs, or is to come. */
export const ComingOccasion = Occasion.extend({
  name: localized(z.string()),
  begins: z.iso.date().nullable().describe('The first day to come on which it begins; null where it has begun for good'),
  ends: z.iso.date().nullable().describe('Its last day; null where it has none'),
})
export type ComingOccasion = z.output<typeof ComingOccasion>

export const TextRow = z.object({
  kind: z.string(),
  record: z.string(),
  language: Language,
  name: z.string(),
  storefront: z.string().nullable(),
  fields: z.number().int(),
  empty: z.number().int(),
  behind: z.number().int(),
  since: instant.describe('Since when it waits, or when it was written'),
  drafted: z.boolean(),
  planned_at: instant.nullable(),
})
export type TextRow = z.output<typeof TextRow>

const textList = listCall({
  sorts: ['since', 'name'],
  first: '-since',
  filters: {
    language: Language.optional(),
    kind: Name.optional(),
    state: z.enum(['wanting', 'behind', 'empty', 'complete', 'draft', 'planned', 'refused']).optional(),
    mine: z.stringbool().default(false).describe('Only drafts of whoever asks'),
  },
  item: TextRow,
})
export type FindTexts = z.output<(typeof textList)['query']>

const versionList = listCall({
  sorts: ['at'],
  first: '-at',
  filters: { language: Language.optional(), field: z.string().max(40).optional() },
  item: z.object({
    id: z.number().int(),
    at: instant,
    by: z.string().nullable(),
    language: Language,
    field: z.string(),
    was: z.string(),
    became: z.string(),
  }),
})
export type FindVersions = z.output<(typeof versionList)['query']>

const Row = z.object({ line: z.number().int(), kind: z.string(), record: z.string(), field: z.string() })
/** What became of a file that an agency gave back. */
export const FromAgency = z.object({
  language: Language,
  taken: z.number().int().describe('Texts that are drafts now'),
  same: z.number().int().describe('Texts that say what they said'),
  confirmed: z.number().int().describe('Texts that were behind and are said to be right still'),
  stale: z.array(Row).describe('Taken, though the Spanish has changed since'),
  refused: z.array(Row.extend({ code: z.string(), message: z.string() })),
})
export type FromAgency = z.output<typeof FromAgency>

/** A picture that texts set in: `![what it shows](picture:KEY-1200x800)`. */
export const TextPicture = z.object({
  key: z.string(),
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: localized(z.string()).describe('What it shows, for who does not see it; empty: as in Spanish'),
})
export type TextPicture = z.output<typeof TextPicture>

const Alt = z.string().trim().max(300)
/** What a picture shows, in words; said with the picture, so that none comes without. */
const Shows = z.object({ ...localizedFields('alt', Alt.default('')), alt_es: Alt.min(1) })
export type Shows = z.output<typeof Shows>

/** A file of an agency is a few hundred kilobytes; all texts of the house are three megabytes. */
export const mostAgencyBytes = 8 * 1024 * 1024

export const textCalls = {
  'GET /texts/': textList,
  'GET /texts/occasions/': { answer: ListOf(ComingOccasion) },
  'GET /texts/xliff/': {
    query: z.object({
      language: z.enum(translatedLanguages),
      kind: Name.optional(),
      all: z.stringbool().default(false).describe('Everything, not only what is missing or behind'),
    }),
    file: ['application/xliff+xml'],
  },
  'POST /texts/xliff/': { bytes: mostAgencyBytes, answer: FromAgency },
  'POST /text-pictures/': { query: Shows, picture: true, answer: TextPicture },
  'GET /text-pictures/:picture/': { params: z.object({ picture: z.string().regex(/^[0-9a-f]{32}$/) }), answer: TextPicture },
  'GET /texts/:kind/:record/': { params: OfRecord, answer: TextRecord },
  'GET /texts/:kind/:record/versions/': { params: OfRecord, ...versionList },
  'PUT /texts/:kind/:record/:language/': { params: OfColumn, body: versioned(z.object({ texts })), answer: KeptColumn },
  'DELETE /texts/:kind/:record/:language/': { params: OfColumn, answer: KeptColumn },
  'POST /texts/:kind/:record/:language/publish/': { params: OfColumn, body: versioned(At), answer: KeptColumn },
  'DELETE /texts/:kind/:record/:language/publish/': { params: OfColumn, answer: KeptColumn },
  'POST /texts/:kind/:record/:language/still-right/': {
    params: OfColumn,
    body: versioned(z.object({ fields: z.array(z.string().max(40)).min(1).max(20) })),
    answer: KeptColumn,
  },
  'POST /texts/:kind/:record/show/': {
    params: OfRecord,
    body: At.extend({ shown: z.boolean() }),
    answer: TextRecord,
  },
  'POST /texts/:kind/:record/let-go/': {
    params: OfRecord,
    body: z.object({ language: Language, slug: z.string().max(120) }),
    answer: TextRecord,
  },
  'POST /texts/:kind/:record/preview/': {
    params: OfRecord,
    answer: z.object({ hrefs: z.record(Language, z.string().nullable()), until: instant }),
  },
} satisfies StaffContract
