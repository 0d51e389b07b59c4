import { file, of, record, rows } from './answers.ts'
import { type Asked, type Command, number } from './command.ts'

/** The Spanish words of what has them in three languages. */
const inSpanish = (texts: unknown) => (texts as { es?: { title?: string } } | undefined)?.es?.title ?? ''
const ids = (asked: Asked, first: string) => [asked.words[first] ?? '', ...asked.rest].map((word) => number(word))

const entries = ['id', 'place', 'parent', 'key', 'title', 'url', 'active', 'hidden', 'from', 'to']
const entry = (one: Record<string, unknown>) => ({
  ...one,
  ...(one['season'] as object | null),
  title: (one['titles'] as { es?: string }).es,
})
const blocks = ['id', 'slot', 'position', 'title', 'url', 'active']
const block = (one: Record<string, unknown>) => ({ ...one, title: inSpanish(one['texts']) })

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
    run: (asked) => record(asked.shop.call('POST', '/menu/', { body: file(asked) })),
  },
  {
    name: 'menu change',
    takes: ['entry', 'file'],
    summary: 'Where an entry leads, its words, its season, whether it is shown',
    run: (asked) => record(asked.shop.call('PUT', `/menu/${of(asked, 'entry')}/`, { body: file(asked) })),
  },
  {
    name: 'menu remove',
    takes: ['entry'],
    summary: 'Takes an entry away with all below it',
    run: (asked) => record(asked.shop.call('DELETE', `/menu/${of(asked, 'entry')}/`)),
  },
  {
    name: 'menu order',
    takes: ['entry'],
    more: 'entry',
    summary: 'The entries that stand beside each other, in their new order',
    run: (asked) => rows(asked.shop.call('POST', '/menu/order/', { body: { entries: ids(asked, 'entry') } }), entries, entry),
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
    run: (asked) => record(asked.shop.call('PUT', `/home-blocks/${of(asked, 'block')}/`, { body: file(asked) })),
  },
  {
    name: 'home order',
    takes: ['slot', 'block'],
    more: 'block',
    summary: 'The blocks of banner, mosaic, featured or teaser, in their new order',
    run: (asked) => {
      const body = { slot: asked.words['slot'], blocks: ids(asked, 'block') }
      return rows(asked.shop.call('POST', '/home-blocks/order/', { body }), blocks, block)
    },
  },
]
