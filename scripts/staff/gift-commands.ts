import { readFileSync, writeFileSync } from 'node:fs'
import { Ends, exits } from './client.ts'
import { type Asked, type Command, said, text } from './command.ts'

const of = (asked: Asked, word = 'key') => encodeURIComponent(asked.words[word] ?? '')

/** What a file says, without the key and id that its reading may carry. */
function written(asked: Asked): Record<string, unknown> {
  const file = asked.words['file'] ?? ''
  try {
    const { key: _key, id: _id, ...wish } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    return wish
  } catch (cause) {
    throw new Ends(exits.usage, `${file} is no JSON file that can be read: ${(cause as Error).message}`)
  }
}

/** Shows a row for a person, or saves it for whoever changes it and puts it back. */
function asFile(asked: Asked, answer: object) {
  const out = said(asked, 'out')
  if (out === undefined) return { answer, say: [JSON.stringify(answer, null, 2)] }
  writeFileSync(out, `${JSON.stringify(answer, null, 2)}\n`, { flag: 'wx' })
  return { answer: { file: out }, say: [out] }
}

interface Gifts {
  campaigns: { key: string; titles: { es: string }; category_keys: string[] }[]
  categories: { key: string; titles: { es: string } }[]
}
const readGifts = ({ shop }: Asked) => shop.call<Gifts>('GET', '/gifts/')
const kinds = { campaign: 'campaigns', category: 'categories' } as const

const commandsOf = (kind: keyof typeof kinds, columns: string[]): Command[] => [
  {
    name: `gifts ${kinds[kind]}`,
    summary: kind === 'campaign' ? 'Gift campaigns with their seasons' : 'Gift categories and what they show',
    run: async (asked) => {
      const rows = (await readGifts(asked))[kinds[kind]].map(({ titles, ...row }) => ({ ...row, title: titles.es }))
      return { answer: rows, rows, columns }
    },
  },
  {
    name: `gifts ${kind}`,
    takes: ['key'],
    options: { out: text },
    means: { out: 'the file to write, to change it and put it back' },
    summary: `One ${kind} as it was written`,
    run: async (asked) => {
      const found = (await readGifts(asked))[kinds[kind]].find(({ key }) => key === asked.words['key'])
      if (!found) throw new Ends(exits.refused, `There is no gift ${kind} ${asked.words['key']}.`)
      return asFile(asked, found)
    },
  },
  {
    name: `gifts put-${kind}`,
    takes: ['key', 'file'],
    summary: `Creates or changes a ${kind} from a JSON file; a key that is not there yet makes a new one`,
    run: async (asked) => ({
      answer: await asked.shop.call('PUT', `/gifts/${kinds[kind]}/${of(asked)}/`, { body: written(asked) }),
      say: [`The ${kind} ${asked.words['key']} is written.`],
    }),
  },
]

const quizCommands: readonly Command[] = [
  {
    name: 'quizzes list',
    summary: 'The quizzes, their seasons and whether they are open',
    run: async ({ shop }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/quizzes/')
      return { answer, rows: answer.items, columns: ['key', 'title', 'opens', 'from_day', 'to_day'] }
    },
  },
  {
    name: 'quizzes show',
    takes: ['key'],
    options: { out: text },
    means: { out: 'the file to write, to change it and put it back' },
    summary: 'A quiz with its questions, answers, profiles and points',
    run: async (asked) => asFile(asked, await asked.shop.call<object>('GET', `/quizzes/${of(asked)}/`)),
  },
  {
    name: 'quizzes put',
    takes: ['key', 'file'],
    summary: 'Creates or changes a quiz as a whole; refused while a profile cannot be reached',
    run: async (asked) => ({
      answer: await asked.shop.call('PUT', `/quizzes/${of(asked)}/`, { body: written(asked) }),
      say: [`The quiz ${asked.words['key']} is written.`],
    }),
  },
  {
    name: 'quizzes open',
    takes: ['key', 'when'],
    summary: 'Opens a quiz: always, in_season or never',
    run: async (asked) => {
      const answer = await asked.shop.call<{ opens: string }>('POST', `/quizzes/${of(asked)}/open/`, {
        body: { opens: asked.words['when'] },
      })
      return { answer, say: [`The quiz ${asked.words['key']} opens: ${answer.opens}.`] }
    },
  },
]

/** Gift campaigns, gift categories and quizzes: rows that staff change. */
export const giftCommands: readonly Command[] = [
  ...commandsOf('campaign', ['key', 'title', 'from_day', 'to_day', 'active', 'position']),
  ...commandsOf('category', ['key', 'title', 'query', 'lot_id', 'active', 'position']),
  ...quizCommands,
]
