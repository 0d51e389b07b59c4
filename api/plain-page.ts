import type { RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { hashOf } from './inline-parts.ts'
import { sentence } from './messages.ts'
import { backToShop } from './plain-page-words.ts'

/** The language of a page's address, the shop's first one where it names none. */
export const languageOfPath = (path: string): Language =>
  languages.find((language) => path.split(/[/?.]/)[1] === language) ?? languages[0]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const plainStyle =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:1.5rem;font:1.125rem/1.6 Georgia,serif;background:#fbf8f2;color:#23201a}h1{margin:0;max-width:34ch;font-weight:500;font-size:1.6rem;line-height:1.3}a{color:inherit;padding:.5rem 0}@media(prefers-color-scheme:dark){body{background:#14130f;color:#f1ece0}}'

/** What such a page may do that is sent in the place of a file: its own style, and nothing else. */
export const plainPolicy = `default-src 'none'; style-src ${hashOf(plainStyle)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** A page of one sentence, for what never reaches the storefront's own pages: it needs no script, no database and no menu. */
export function plainPage(language: Language, code: RefusalCode): string {
  const said = escaped(sentence(code, language))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${said}</title>
<style>${plainStyle}</style>
</head><body><h1>${said}</h1><a href="/${language}">${backToShop[language]}</a></body></html>
`
}
