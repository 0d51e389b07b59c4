import { file, of, record, rows } from './answers.ts'
import type { Command } from './command.ts'

const columns = ['id', 'es', 'ca', 'en', 'shown']
const row = (item: Record<string, unknown>) => ({ ...item, ...(item['words'] as object) })

/** What visitors call a thing, and what the search shows for it. */
export const synonymCommands: readonly Command[] = [
  {
    name: 'synonyms list',
    summary: 'What visitors call things, by language, and what the search shows for it',
    run: ({ shop }) => rows(shop.call('GET', '/synonyms/'), columns, row),
  },
  {
    name: 'synonyms add',
    takes: ['file'],
    summary: 'New words from JSON: words (es, ca, en) and shown; the search follows within seconds',
    run: (input) => record(input.shop.call('POST', '/synonyms/', { body: file(input) })),
  },
  {
    name: 'synonyms change',
    takes: ['synonym', 'file'],
    summary: 'Other words in the place of those of a synonym',
    run: async (input) => {
      const id = of(input, 'synonym')
      const { items } = await input.shop.call<{ items: { id: number; version: string }[] }>('GET', '/synonyms/')
      const read = items.find((item) => String(item.id) === id)
      return record(
        input.shop.call('PUT', `/synonyms/${id}/`, { body: { ...(read && { version: read.version }), ...file(input) } }),
      )
    },
  },
  {
    name: 'synonyms remove',
    takes: ['synonym'],
    summary: 'Takes a synonym away: its words mean themselves again',
    run: (input) => record(input.shop.call('DELETE', `/synonyms/${of(input, 'synonym')}/`)),
  },
]
