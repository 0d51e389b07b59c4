import { z } from 'zod'

/** Where something was found that is no product, in the order shown where none says it better than another. */
export const kinds = ['magazine', 'agenda', 'places', 'stores', 'promotions', 'pages'] as const
export type Kind = (typeof kinds)[number]

/** Hits shown of each kind unless fewer are asked for. */
export const mostOfEach = 4

export const EverythingQuery = z.object({
  q: z.string().max(200).default(''),
  each: z.coerce.number().int().min(1).max(mostOfEach).catch(mostOfEach).describe('Hits of each kind at most'),
})
export const Everything = z.object({
  /** Hits in all groups together, as far as they are shown. */
  total: z.number().int(),
  groups: z.array(
    z.object({
      kind: z.enum(kinds),
      items: z.array(z.object({ title: z.string(), text: z.string(), href: z.string() })),
    }),
  ),
})
export type Everything = z.output<typeof Everything>
