import { readFile } from 'node:fs/promises'
import { file, record } from './answers.ts'
import { Ends, exits } from './client.ts'
import type { Command, CommandInput } from './command.ts'

interface Text {
  title: string
  body: string
}
interface Page {
  key: string
  texts: Record<string, Text>
  addresses: Record<string, string> | null
  published: boolean
  updated_at: string
  version: string
}

/** A file as the shop's own pages are kept: the title behind one #, then the text. */
function textOf(file: string): Text {
  const [head = '', ...lines] = file.replaceAll('\r\n', '\n').split('\n')
  const title = /^#\s/.test(head) ? head.slice(1).trim() : ''
  const body = lines.join('\n')
  if (!title || !body.trim()) throw new Ends(exits.usage, 'The file begins with "# Title", then the text in Markdown')
  return { title, body: body.trim() }
}

/** The texts of the shop's pages: conditions, policies, help. */
export const pageCommands: readonly Command[] = [
  {
    name: 'pages list',
    summary: 'The pages with their titles and addresses, and when they were last changed',
    run: async ({ shop }) => {
      const answer = await shop.call<{ items: Page[] }>('GET', '/pages/', {})
      const rows = answer.items.map(({ texts, addresses, ...page }) => ({
        ...page,
        title: texts['es']?.title ?? '',
        address: addresses?.['es'] ?? '',
      }))
      return { answer, rows, columns: ['key', 'title', 'address', 'published', 'updated_at'] }
    },
  },
  {
    name: 'pages show',
    takes: ['page', 'es|ca|en'],
    summary: 'A page in one language, as a file that pages write takes',
    run: async ({ shop, words }) => {
      const { title, body } = await textOn(shop, words['page'] ?? '', words['es|ca|en'] ?? '')
      return { answer: { title, body }, say: [`# ${title}\n\n${body}`] }
    },
  },
  {
    name: 'pages write',
    takes: ['page', 'es|ca|en', 'file'],
    summary: 'Puts a Markdown file in place of a page in one language; visitors read it at once',
    run: async ({ shop, words }) => {
      const [key, language] = [words['page'] ?? '', words['es|ca|en'] ?? '']
      const { texts, version } = await pageOn(shop, key)
      await textOn(shop, key, language)
      const text = textOf(await readFile(words['file'] ?? '', 'utf8'))
      const answer = await shop.call('PUT', `/pages/${encodeURIComponent(key)}/`, {
        body: { version, texts: { ...texts, [language]: text } },
      })
      return { answer, say: [`Written: ${text.title}`] }
    },
  },
  {
    name: 'pages put',
    takes: ['page', 'file'],
    summary: 'Creates or changes a page from JSON: texts, addresses, position beside other texts',
    run: (input) => record(input.shop.call('PUT', addressOf(input), { body: file(input) })),
  },
  {
    name: 'pages move',
    takes: ['page', 'es', 'ca', 'en'],
    summary: 'Other addresses for a page; the former ones lead there',
    run: async (input) => {
      const { es, ca, en } = input.words
      const { texts, version } = await pageOn(input.shop, input.words['page'] ?? '')
      return record(input.shop.call('PUT', addressOf(input), { body: { version, texts, addresses: { es, ca, en } } }))
    },
  },
  ...(['publish', 'withdraw'] as const).map(
    (act): Command => ({
      name: `pages ${act}`,
      takes: ['page'],
      summary: act === 'publish' ? 'Shows a page to visitors again' : 'Takes a page from visitors, with all that leads to it',
      run: (input) => record(input.shop.call('POST', `${addressOf(input)}publish/`, { body: { published: act === 'publish' } })),
    }),
  ),
]

const addressOf = ({ words }: CommandInput) => `/pages/${encodeURIComponent(words['page'] ?? '')}/`

async function pageOn(shop: Parameters<Command['run']>[0]['shop'], key: string): Promise<Page> {
  const { items } = await shop.call<{ items: Page[] }>('GET', '/pages/', {})
  const page = items.find((item) => item.key === key)
  if (!page) throw new Ends(exits.refused, `There is no page ${key}`)
  return page
}

async function textOn(shop: Parameters<Command['run']>[0]['shop'], key: string, language: string): Promise<Text> {
  const text = (await pageOn(shop, key)).texts[language]
  if (!text) throw new Ends(exits.usage, 'The language is es, ca or en')
  return text
}
