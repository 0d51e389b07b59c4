import { file, of, record, rows } from './answers.ts'
import { type Command, type CommandInput, number } from './command.ts'

/** The Spanish words of what has them in three languages. */
const inSpanish = (texts: unknown) => (texts as { es?: { title?: string } } | undefined)?.es?.title ?? ''
const ids = (input: CommandInput, first: string) => [input.words[first] ?? '', ...input.rest].map((word) => number(word))

const entries = ['id', 'place', 'parent', 'key', 'title', 'url', 'active', 'hidden', 'from', 'to']
const entry = (item: Record<string, unknown>) => ({
  ...item,
  ...(item['season'] as object | null),
  title: (item['titles'] as { es?: string }).es,
})
const blocks = ['id', 'slot', 'position', 'title', 'url', 'active']
const block = (item: Record<string, unknown>) => ({ ...item, title: inSpanish(item['texts']) })

/** Menu and footer, home page. */
export const contentCommands: readonly Command[] = [
  {
    name: 'menu list',
    summary: 'Every entry of menu and footer, hidden ones and those out of season among them',
    run: ({ shop }) => rows(shop.call('GET', '/menu/'), entries, entry),
  },
  {
    name: 'menu add',
    takes: ['file'],
    summary: 'A new entry from JSON: key, place (menu or footer), parent, url, titles, season',
    run: (input) => record(input.shop.call('POST', '/menu/', { body: file(input) })),
  },
  {
    name: 'menu change',
    takes: ['entry', 'file'],
    summary: 'Where an entry leads, its words, its season, whether it is shown',
    run: (input) => record(input.shop.call('PUT', `/menu/${of(input, 'entry')}/`, { body: file(input) })),
  },
  {
    name: 'menu remove',
    takes: ['entry'],
    summary: 'Takes an entry away with all below it',
    run: (input) => record(input.shop.call('DELETE', `/menu/${of(input, 'entry')}/`)),
  },
  {
    name: 'menu order',
    takes: ['entry'],
    more: 'entry',
    summary: 'The entries that stand beside each other, in their new order',
    run: (input) => rows(input.shop.call('POST', '/menu/order/', { body: { entries: ids(input, 'entry') } }), entries, entry),
  },
  {
    name: 'home list',
    summary: 'The blocks of the home page in their order; with --json as change reads them',
    run: ({ shop }) => rows(shop.call('GET', '/home-blocks/'), blocks, block),
  },
  {
    name: 'home change',
    takes: ['block', 'file'],
    summary: 'A block of the home page: target, drawing, selection, texts, whether it is shown',
    run: (input) => record(input.shop.call('PUT', `/home-blocks/${of(input, 'block')}/`, { body: file(input) })),
  },
  {
    name: 'home order',
    takes: ['slot', 'block'],
    more: 'block',
    summary: 'The blocks of banner, mosaic, featured or teaser, in their new order',
    run: (input) => {
      const body = { slot: input.words['slot'], blocks: ids(input, 'block') }
      return rows(input.shop.call('POST', '/home-blocks/order/', { body }), blocks, block)
    },
  },
]
