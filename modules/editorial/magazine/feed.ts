import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import type { PostCard } from './contract.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter]!)

/** Where the magazine of a language is fed from. */
export const feedPath = (language: Language): string => `/${language}/magazine/rss.xml`

interface Channel {
  origin: string
  language: Language
  title: string
  description: string
}

/** The newest posts as RSS 2.0; a day is told as its noon in Coordinated Universal Time. */
export function rssOf(posts: readonly PostCard[], { origin, language, title, description }: Channel): string {
  const items = posts.map(({ id, slug, title, summary, author, published_on }) => {
    const link = escaped(`${origin}${pathTo('magazine-post', language, { slug, id })}`)
    return [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="false">${escaped(`${origin}/magazine/${language}/${id}`)}</guid>`,
      `<pubDate>${new Date(`${published_on}T12:00:00Z`).toUTCString()}</pubDate>`,
      `<dc:creator>${escaped(author.name)}</dc:creator>`,
      `<description>${escaped(summary)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(`${origin}${pathTo('magazine', language)}`)}</link>`,
    `<atom:link href="${escaped(`${origin}${feedPath(language)}`)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escaped(description)}</description>`,
    `<language>${language}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}
