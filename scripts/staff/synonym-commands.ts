import { file, of, record, rows } from './answers.ts'
import type { Command } from './command.ts'

const columns = ['id', 'es', 'ca', 'en', 'shown']
const row = (one: Record<string, unknown>) => ({ ...one, ...(one['words'] as object) })

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
    run: (asked) => record(asked.shop.call('POST', '/synonyms/', { body: file(asked) })),
  },
  {
    name: 'synonyms change',
    takes: ['synonym', 'file'],
    summary: 'Other words in the place of those of a synonym',
    run: (asked) => record(asked.shop.call('PUT', `/synonyms/${of(asked, 'synonym')}/`, { body: file(asked) })),
  },
  {
    name: 'synonyms remove',
    takes: ['synonym'],
    summary: 'Takes a synonym away: its words mean themselves again',
    run: (asked) => record(asked.shop.call('DELETE', `/synonyms/${of(asked, 'synonym')}/`)),
  },
]
