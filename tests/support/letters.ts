const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a letter's title and body, in the order in which its markup says them. */
export function wordsInMarkup(markup: string): string[] {
  const body = markup.slice(markup.indexOf('<h1'), markup.lastIndexOf('<tr><td style="padding:20px 32px 26px'))
  return words(body.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity))
}

/** The same of its plain form, whose links stand written out beside their words. */
export const wordsInPlain = (plain: string): string[] =>
  words(plain.slice(0, plain.lastIndexOf('\n\n-- \n')).replace(/: https?:\/\/\S+/g, ' '))
