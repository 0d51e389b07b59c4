/** Markup that is safe to put into a letter as it stands. */
export interface Html {
  readonly markup: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

type Part = string | number | Html | readonly Html[] | null | false

const markupOf = (part: Part): string => {
  if (part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('')
}

/** A template whose values are escaped, unless they are templates themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((all, text, index) => all + markupOf(parts[index - 1] ?? null) + text),
})
