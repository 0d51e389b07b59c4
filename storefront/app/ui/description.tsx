import { withoutEnd } from '#kernel/edges.ts'

/** What search engines show of a page; longer texts lose their end and nobody their patience. */
const longest = 160

/** The text whole when it is short; else up to its last sentence, or its last word, that fits. */
export function shortened(text: string): string {
  const bare = text.replace(/\s+/g, ' ').trim()
  if (bare.length <= longest) return bare
  const fits = bare.slice(0, longest - 1)
  const sentence = Math.max(fits.lastIndexOf('. '), fits.lastIndexOf('? '), fits.lastIndexOf('! '))
  if (sentence > longest / 2) return bare.slice(0, sentence + 1)
  return `${withoutEnd(fits.slice(0, fits.lastIndexOf(' ')), /[\s,;:·–—-]/)}…`
}

export const Description = ({ text }: { text: string }) => <meta name="description" content={shortened(text)} />
