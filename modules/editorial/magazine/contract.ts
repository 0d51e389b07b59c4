import { z } from 'zod'
import { localized, localizedFields } from '#kernel/localized.ts'
import { Picture, ProductCard } from '#modules/goods/catalogue/contract.ts'

const Day = z.string().describe('yyyy-mm-dd')

export const PostAuthor = z.object({ id: z.number().int(), name: z.string(), slug: z.string(), trade: z.string() })
export const PostCard = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  published_on: Day,
  author: PostAuthor,
  art: Picture,
})
export type PostCard = z.output<typeof PostCard>

export const PostList = z.object({
  items: z.array(PostCard),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  /** Whose posts these are, where one author was asked for. */
  author: PostAuthor.extend({ biography: z.string() }).nullable(),
  authors: z.array(PostAuthor),
  /** Months with posts, the newest first. */
  months: z.array(z.object({ year: z.number().int(), month: z.number().int(), posts: z.number().int() })),
})
export type PostList = z.output<typeof PostList>

export const Post = PostCard.extend({
  ...localizedFields('slug', z.string()),
  body: z.string().describe('Markdown'),
  author: PostAuthor.extend({ biography: z.string() }),
  updated_on: Day,
  related: z.array(ProductCard),
  /** The ids of the products as staff listed them, those no longer shown among them: `piece:2` in the text is the second. */
  pieces: z.array(z.number().int()),
  /** What the agenda still has ahead of what staff named, in their order. */
  events: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      slug: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      place: z.string(),
    }),
  ),
  /** The drawings that the text sets in, by theme. */
  drawings: z.record(z.string(), Picture),
  /** What else to read: the posts published before this one. */
  further: z.array(PostCard),
})
export type Post = z.output<typeof Post>

const oneLine = (most: number) => z.string().trim().min(1).max(most)
const inThree = <Text extends z.ZodType>(text: Text) => localized(text)
const Key = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const AuthorWords = z.object({
  key: Key,
  name: oneLine(120),
  texts: inThree(z.object({ trade: oneLine(120), biography: oneLine(2_000) })),
})
export type AuthorWords = z.output<typeof AuthorWords>
/** Who writes, as staff see them: also with how many posts, drafts too. */
export const StaffAuthor = AuthorWords.extend({ posts: z.number().int() })
export type StaffAuthor = z.output<typeof StaffAuthor>

const hundredth = z.number().int().min(0).max(100)

export const PostWords = z.object({
  key: Key,
  author: Key.describe('The key of the author'),
  theme: oneLine(40).describe('The theme of the drawn picture'),
  focus: z
    .object({ x: hundredth, y: hundredth })
    .default({ x: 50, y: 50 })
    .describe('What stays in sight where the picture is cut: hundredths of its width and height'),
  published_on: z.iso.date().nullable().default(null),
  products: z.array(z.number().int().positive()).max(12).default([]),
  activities: z.array(z.number().int().positive()).max(12).default([]).describe('Of the agenda'),
  texts: inThree(
    z.object({
      title: oneLine(160),
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/)
        .optional()
        .describe('From the title when left out'),
      summary: oneLine(600),
      body: oneLine(60_000).describe(
        'Markdown; `![caption](art:theme)` sets in a drawing, `![sentence](piece:2)` the second of the products, `> ` a quotation',
      ),
    }),
  ),
})
export type PostWords = z.output<typeof PostWords>
/** A post as its editor reads it. */
export const WrittenPost = PostWords.extend({ published: z.boolean() })
export type WrittenPost = z.output<typeof WrittenPost>

/** A drawing that a post may be pictured by. */
export const Drawing = z.object({ theme: z.string(), src: z.string(), width: z.number().int(), height: z.number().int() })
export type Drawing = z.output<typeof Drawing>

/** A post as staff see it, published or not. */
export const StaffPost = z.object({
  id: z.number().int(),
  key: z.string(),
  author: z.string(),
  title: z.string(),
  published: z.boolean(),
  published_on: Day.nullable(),
})
export type StaffPost = z.output<typeof StaffPost>

export const ById = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const InMonth = z.object({
  year: z.coerce.number().int().min(2000).max(2999),
  month: z.coerce.number().int().min(1).max(12),
})
export const NumberedPage = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })
