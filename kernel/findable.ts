/** A piece of a page that an address can name. */
export interface FindablePart {
  /** Of its heading; empty for what stands before the first. */
  name: string
  /** What an address names after its #; empty for the page itself. */
  anchor: string
  /** As a reader would say it aloud; some of it is shown where it is found. */
  text: string
}

/** Something that is no product and can be found by its words: each domain tells its own, the search over everything holds them. */
export interface Findable {
  title: string
  href: string
  /** At least one. */
  parts: readonly FindablePart[]
  /** Words that find it and are not shown. */
  also: string
}

/** A page of one piece. */
export const findable = (title: string, href: string, text: string, also = ''): Findable => ({
  title,
  href,
  parts: [{ name: '', anchor: '', text }],
  also,
})
