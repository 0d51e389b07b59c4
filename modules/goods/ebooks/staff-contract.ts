import { z } from 'zod'
import { Id, IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'

/** What a file is for: to be sold, or to be read by everybody before. */
export const purposes = ['book', 'sample'] as const
export type Purpose = (typeof purposes)[number]
export const uploadStates = ['refused', 'waiting', 'taken', 'dropped'] as const

const Kind = z.enum(['EPUB', 'PDF'])
const Kept = z.object({ kind: Kind, bytes: z.number().int(), added_at: z.string() })

const Finding = z.object({
  severity: z.enum(['fatal', 'error', 'warning', 'info']),
  code: z.string(),
  text: z.string(),
  english: z.boolean().describe('The checker’s own words, which are in English'),
  place: z.string().nullable().describe('The part of the file'),
  line: z.number().int().nullable(),
})

const Upload = z.object({
  id: z.number().int(),
  purpose: z.enum(purposes),
  name: z.string(),
  kind: Kind,
  bytes: z.number().int(),
  state: z.enum(uploadStates),
  sent_at: z.string(),
  sent_by: z.string().nullable(),
  findings: z.array(Finding),
  found_in_all: z.number().int().describe('How many there are in all; two hundred at most are listed'),
})

/** The files of a title, and what came of those that were sent last. */
export const TitleFiles = z.object({
  sells: Kind.nullable().describe('What its format is sold as; null of what is no ebook'),
  may_have_sample: z.boolean(),
  book: Kept.extend({
    on_sale: z.boolean(),
    watermark: z.boolean().describe('Copies say whom they were sold to'),
  }).nullable(),
  lcp: z
    .object({
      server: z.boolean().describe('Whether this shop has a licence server'),
      content_id: z.string().nullable().describe('What lcpencrypt called the encrypted publication; null until it is told'),
      print_pages: z.number().int().nullable(),
      copy_characters: z.number().int().nullable(),
      on_sale: z.boolean(),
    })
    .nullable()
    .describe('Of a title whose publisher asks for Readium LCP; null of others'),
  sample: Kept.nullable(),
  uploads: z.array(Upload),
})
export type TitleFiles = z.output<typeof TitleFiles>

/** What the licence server knows a title by, and what its publisher lets readers do: null is without limit. */
export const PutLcp = z.object({
  content_id: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,100}$/),
  print_pages: z.number().int().min(0).max(100_000).nullable(),
  copy_characters: z.number().int().min(0).max(100_000_000).nullable(),
})
export type PutLcp = z.output<typeof PutLcp>

const title = IdOf('title')
const upload = title.extend({ upload: Id })
export const ebookCalls = {
  'GET /titles/:title/files/': { params: title, answer: TitleFiles },
  'POST /titles/:title/files/': {
    params: title,
    query: z.object({ purpose: z.enum(purposes), name: z.string().trim().min(1).max(200) }),
    largeFile: ['application/epub+zip', 'application/pdf'],
    answer: TitleFiles,
  },
  'POST /titles/:title/files/:upload/take/': { params: upload, body: NoBody, answer: TitleFiles },
  'DELETE /titles/:title/files/:upload/': { params: upload, answer: TitleFiles },
  'POST /titles/:title/files/off/': { params: title, body: NoBody, answer: TitleFiles },
  'PUT /titles/:title/files/watermark/': { params: title, body: z.object({ watermark: z.boolean() }), answer: TitleFiles },
  'PUT /titles/:title/files/lcp/': { params: title, body: PutLcp, answer: TitleFiles },
  'POST /titles/:title/sample/off/': { params: title, body: NoBody, answer: TitleFiles },
} satisfies StaffContract
