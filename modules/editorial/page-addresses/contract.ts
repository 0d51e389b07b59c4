import { z } from 'zod'
import { localized } from '#kernel/localized.ts'

/** What staff write and give an address of its own. */
export const pageKinds = ['page', 'campaign', 'quiz'] as const
export type PageKind = (typeof pageKinds)[number]

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/)
  .max(120)

/** Where a page stands in each language, below the language and its shop: "navidad-2018", "informacion-general/4". */
export const PageSlugs = localized(slug)
export type PageSlugs = z.output<typeof PageSlugs>

/** What stands at an address of the shop that no screen of the program has. */
export const StandingPage = z.object({
  kind: z.enum([...pageKinds, 'quiz-result']),
  key: z.string(),
  /** The slug of the result of a quiz in this language. */
  profile: z.string().nullable(),
  /** The address itself, which another spelling or a former address leads to. */
  href: z.string(),
  hrefs: localized(z.string()),
})
export type StandingPage = z.output<typeof StandingPage>

export const StandingQuery = z.object({
  path: z.string().min(1).max(400).describe('As the visitor asks for it: /es/navidad-2018'),
})
