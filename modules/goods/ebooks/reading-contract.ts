import { z } from 'zod'

/** A book that lies open in the browser: what it is made of, and where its parts are read. */
export const OpenBook = z.object({
  title: z.string(),
  author: z.string().nullable(),
  parts: z
    .array(z.object({ name: z.string(), bytes: z.number().int() }))
    .describe('Each part of the EPUB with its size unpacked'),
  /** Where a part is read; its name follows, encoded. */
  part: z.string(),
})
export type OpenBook = z.output<typeof OpenBook>

/** A place in a book: a canonical fragment identifier of EPUB, and how much of the book lies before it. */
export const Place = z.object({
  place: z.string().min(1).max(2000),
  fraction: z.number().min(0).max(1),
})
export type Place = z.output<typeof Place>

/** A bought book that lies open: `reading` opens its parts and keeps its place, for twelve hours. */
export const OpenBought = OpenBook.extend({ line: z.number().int(), reading: z.string(), place: Place.nullable() })
export type OpenBought = z.output<typeof OpenBought>

/** `ticket` is what stands beside a bought ebook. */
export const OpenReading = z.object({ ticket: z.string().max(300) })
export const KeepPlace = Place.extend({ reading: z.string().max(300) })

const part = z.string().min(1).max(1000)
export const PartOfSample = z.object({ part })
export const PartOfBought = z.object({ reading: z.string().max(300), part })
