import { type Language, languages } from '#kernel/language.ts'
import { messages } from '#storefront/messages/es.ts'
import { privateMessages } from '#storefront/messages/es-private.ts'
import { sentencesOf, sharedSentences } from './prose.ts'

/** What a reader without scripts and a search engine see of a page. */
export interface Document {
  status: number
  type: string
  location: string | null
  title: string
  /** The name of the shop, as its header says it; empty where there is no header. */
  shop: string
  lang: string
  canonical: string
  /** Path by language, as the page names its translations. */
  alternates: Partial<Record<Language, string>>
  headings: number
  /** Whether search engines may show it. */
  indexed: boolean
  text: string
  sentences: string[]
  /** As it was sent. */
  html: string
  links: string[]
}

const once = (html: string, expression: RegExp) => expression.exec(html)?.[1] ?? ''
const plain = (html: string) =>
  html
    .replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
const pathOf = (address: string) => (address ? decodeURI(new URL(address, 'http://shop').pathname) : '')

export function readDocument(answer: Response, html: string): Document {
  const main = once(html, /<main\b[^>]*>([\s\S]*)<\/main>/)
  const own = main.replaceAll(/<nav\b[\s\S]*?<\/nav>/g, ' ').replaceAll(/<h1\b[\s\S]*?<\/h1>/g, ' ')
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    location: answer.headers.get('location'),
    title: plain(once(html, /<title\b[^>]*>([\s\S]*?)<\/title>/)),
    shop: plain(once(html, /<a[^>]*class="header-mark"[^>]*>([\s\S]*?)<\/a>/)),
    lang: once(html, /<html\b[^>]*\blang="(\w+)"/),
    canonical: pathOf(once(html, /<link rel="canonical" href="([^"]+)"/)),
    alternates: Object.fromEntries(
      languages.map((language) => [
        language,
        pathOf(once(html, new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]+)"`, 'i'))),
      ]),
    ),
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    headings: html.match(/<h1\b/g)?.length ?? 0,
    text: plain(own),
    sentences: sentencesOf(main),
    html,
    links: [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  }
}

const dictionaries = Object.keys({ ...messages, ...privateMessages }).join('|')
/** A key instead of its text, a place in a sentence that nothing filled, and what a program says when it has nothing. */
const raw = new RegExp(`\\b(?:${dictionaries})\\.[a-z]\\w+\\b|\\{[a-z_]+\\}|\\bundefined\\b|\\bNaN\\b|\\[object `, 'i')
/** Characters of text beside the heading: what search engines may show has more to tell than an answer or a form. */
const leastText = (page: Document) => (page.indexed ? 200 : 60)

/** What is wrong with the page of a screen in a language. */
export function faultsOf(page: Document, { language, status }: { language: Language; status: number }): string[] {
  const faults: string[] = []
  const check = (right: boolean, fault: string) => right || faults.push(fault)
  check(page.status === status, `status ${page.status}`)
  if (page.status !== status) return faults
  check(page.title.length > 2, 'no title')
  const parts = page.title.split(' · ')
  check(page.shop === '' || parts.filter((part) => part === page.shop).length === 1, `title “${page.title}”`)
  check(page.lang === language, `lang ${page.lang}`)
  check(page.headings === 1, `${page.headings} h1`)
  check(page.text.length >= leastText(page), `an empty shell of ${page.text.length} characters`)
  const found = raw.exec(`${page.title} ${page.text}`)?.[0]
  check(found === undefined, `raw text “${found}”`)
  return faults
}

/** Each of the three pages names itself as canonical and the same three as its translations (N-26, R-23). On their `own` pages customers read what they wrote. */
export function faultsOfTranslations(pages: Readonly<Record<Language, { path: string; page: Document }>>, own = false): string[] {
  const faults: string[] = []
  for (const language of languages) {
    const { path, page } = pages[language]
    if (page.canonical !== decodeURI(path)) faults.push(`${language}: canonical ${page.canonical || 'missing'}`)
    for (const other of languages)
      if (page.alternates[other] !== decodeURI(pages[other].path))
        faults.push(`${language}: hreflang ${other} ${page.alternates[other] || 'missing'}`)
  }
  for (const other of ['ca', 'en'] as const) {
    if (pages.es.page.text === pages[other].page.text) faults.push(`${other}: the text of es`)
    const [untranslated] = sharedSentences(pages.es.page.sentences, pages[other].page.sentences)
    if (untranslated && !own) faults.push(`${other}: still Spanish “${untranslated.slice(0, 80)}”`)
  }
  return faults
}
