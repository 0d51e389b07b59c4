import { file, of, record, rows } from './answers.ts'
import { type Command, type CommandInput, text } from './command.ts'

const magazine: readonly Command[] = [
  {
    name: 'magazine list',
    options: { before: text, limit: text },
    summary: 'Every post, drafts too, the newest first',
    run: ({ shop, options: query }) =>
      rows(shop.call('GET', '/magazine/', { query }), ['id', 'published_on', 'published', 'author', 'title', 'key']),
  },
  {
    name: 'magazine show',
    takes: ['post'],
    summary: 'A post as it was written; with --json a file that write and change read',
    run: (input) => record(input.shop.call('GET', `/magazine/${of(input, 'post')}/`)),
  },
  {
    name: 'magazine write',
    takes: ['file'],
    summary: 'A new post from JSON (- reads standard input), seen by nobody before it is published',
    run: (input) => record(input.shop.call('POST', '/magazine/', { body: file(input) })),
  },
  {
    name: 'magazine change',
    takes: ['post', 'file'],
    summary: 'Other words for a post; what the file leaves out stays',
    run: async (input) => {
      const path = `/magazine/${of(input, 'post')}/`
      const body = { ...(await input.shop.call('GET', path)), ...file(input) }
      return record(input.shop.call('PUT', path, { body }))
    },
  },
  ...(['publish', 'unpublish'] as const).map((step) => ({
    name: `magazine ${step}`,
    takes: ['post'],
    summary: step === 'publish' ? 'Readers see it from its day on' : 'Readers see it no more',
    run: (input: CommandInput) => record(input.shop.call('POST', `/magazine/${of(input, 'post')}/${step}/`, { body: {} })),
  })),
  {
    name: 'magazine author',
    takes: ['file'],
    summary: 'Who writes: adds them, or changes the one of that key',
    run: (input) => record(input.shop.call('PUT', '/magazine/authors/', { body: file(input) })),
  },
]

const cafe: readonly Command[] = [
  {
    name: 'cafe menus',
    options: { before: text, limit: text },
    summary: 'Lunch menus, the latest week first; with --json as lunch reads them',
    run: ({ shop, options: query }) => rows(shop.call('GET', '/cafe/menus/', { query }), ['week', 'price']),
  },
  {
    name: 'cafe lunch',
    takes: ['monday', 'file'],
    summary: 'The lunch menu of a week from JSON: price, starters, mains, desserts, their allergens',
    run: (input) => record(input.shop.call('PUT', `/cafe/menus/${of(input, 'monday')}/`, { body: file(input) })),
  },
  {
    name: 'cafe gallery',
    takes: ['file'],
    summary: 'The pictures of the café’s page, in their order',
    run: (input) => record(input.shop.call('PUT', '/cafe/gallery/', { body: file(input) })),
  },
]

/** The magazine's posts, and what the café serves and shows. */
export const magazineCommands: readonly Command[] = [...magazine, ...cafe]
