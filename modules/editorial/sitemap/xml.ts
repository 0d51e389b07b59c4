import { fallbackLanguage, type Language, languages } from '#kernel/language.ts'
import type { Addresses } from './addresses.ts'

export interface Entry {
  addresses: Addresses
  /** In which it stands; left out: in all three. */
  spoken?: readonly Language[]
  /** yyyy-mm-dd */
  changed?: string | null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The site map of one language: each address beside the same screen in the others (R-32, D-14). */
export function urlSet(entries: readonly Entry[], language: Language, origin: string): string {
  const link = (code: string, path: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + path)}"/>`
  const standing = entries.filter(({ spoken = languages }) => spoken.includes(language))
  const lines = standing.map(({ addresses, changed, spoken = languages }) =>
    [
      `<url><loc>${escaped(origin + addresses[language])}</loc>`,
      changed ? `<lastmod>${changed}</lastmod>` : '',
      ...spoken.map((item) => link(item, addresses[item])),
      link('x-default', addresses[fallbackLanguage]),
      '</url>',
    ].join(''),
  )
  return [head, `<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...lines, '</urlset>', ''].join('\n')
}

/** The site map that names the others. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    head,
    `<sitemapindex ${space}>`,
    ...addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
