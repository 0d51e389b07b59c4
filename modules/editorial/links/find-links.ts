/** A link as it stands in a text. */
export interface FoundLink {
  words: string
  written: string
}

/** As the pages of the shop read it (storefront/app/ui/markdown.tsx); a picture is none. */
const link = /(!?)\[([^\][]+)\]\(([^()\s]+)\)/g

/** The links of a text in Markdown that lead to a page: no address of letters, no telephone, no part of the same page. */
export const linksIn = (markdown: string): FoundLink[] =>
  [...markdown.matchAll(link)].flatMap(([, picture, words = '', written = '']) =>
    picture || !/^(https?:|\/)/i.test(written) ? [] : [{ words, written }],
  )
