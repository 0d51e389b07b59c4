import { readFileSync, writeFileSync } from 'node:fs'
import { Ends, exits } from './client.ts'
import { type Command, type CommandInput, option, text } from './command.ts'

const of = (input: CommandInput, word = 'key') => encodeURIComponent(input.words[word] ?? '')

/** What a file says, without the key and id that its reading may carry. */
function written(input: CommandInput): Record<string, unknown> {
  const file = input.words['file'] ?? ''
  try {
    const { key: _key, id: _id, ...wish } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    return wish
  } catch (cause) {
    throw new Ends(exits.usage, `${file} is no JSON file that can be read: ${(cause as Error).message}`)
  }
}

/** Shows a row for a person, or saves it for whoever changes it and puts it back. */
function asFile(input: CommandInput, answer: object) {
  const out = option(input, 'out')
  if (out === undefined) return { answer, say: [JSON.stringify(answer, null, 2)] }
  writeFileSync(out, `${JSON.stringify(answer, null, 2)}\n`, { flag: 'wx' })
  return { answer: { file: out }, say: [out] }
}

interface Gifts {
  campaigns: { key: string; titles: { es: string }; category_keys: string[] }[]
  categories: { key: string; titles: { es: string } }[]
}
const readGifts = ({ shop }: CommandInput) => shop.call<Gifts>('GET', '/gifts/')
const kinds = { campaign: 'campaigns', category: 'categories' } as const

const commandsOf = (kind: keyof typeof kinds, columns: string[]): Command[] => [
  {
    name: `gifts ${kinds[kind]}`,
    summary: kind === 'campaign' ? 'Gift campaigns with their seasons' : 'Gift categories and what they show',
    run: async (input) => {
      const rows = (await readGifts(input))[kinds[kind]].map(({ titles, ...row }) => ({ ...row, title: titles.es }))
      return { answer: rows, rows, columns }
    },
  },
  {
    name: `gifts ${kind}`,
    takes: ['key'],
    options: { out: text },
    means: { out: 'the file to write, to change it and put it back' },
    summary: `One ${kind} as it was written`,
    run: async (input) => {
      const found = (await readGifts(input))[kinds[kind]].find(({ key }) => key === input.words['key'])
      if (!found) throw new Ends(exits.refused, `There is no gift ${kind} ${input.words['key']}.`)
      return asFile(input, found)
    },
  },
  {
    name: `gifts put-${kind}`,
    takes: ['key', 'file'],
    summary: `Creates or changes a ${kind} from a JSON file; a key that is not there yet makes a new one`,
    run: async (input) => ({
      answer: await input.shop.call('PUT', `/gifts/${kinds[kind]}/${of(input)}/`, { body: written(input) }),
      say: [`The ${kind} ${input.words['key']} is written.`],
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
    run: async (input) => asFile(input, await input.shop.call<object>('GET', `/quizzes/${of(input)}/`)),
  },
  {
    name: 'quizzes put',
    takes: ['key', 'file'],
    summary: 'Creates or changes a quiz as a whole; refused while a profile cannot be reached',
    run: async (input) => ({
      answer: await input.shop.call('PUT', `/quizzes/${of(input)}/`, { body: written(input) }),
      say: [`The quiz ${input.words['key']} is written.`],
    }),
  },
  {
    name: 'quizzes open',
    takes: ['key', 'when'],
    summary: 'Opens a quiz: always, in_season or never',
    run: async (input) => {
      const answer = await input.shop.call<{ opens: string }>('POST', `/quizzes/${of(input)}/open/`, {
        body: { opens: input.words['when'] },
      })
      return { answer, say: [`The quiz ${input.words['key']} opens: ${answer.opens}.`] }
    },
  },
]

/** Gift campaigns, gift categories and quizzes: rows that staff change. */
export const giftCommands: readonly Command[] = [
  ...commandsOf('campaign', ['key', 'title', 'from_day', 'to_day', 'active', 'position']),
  ...commandsOf('category', ['key', 'title', 'query', 'lot_id', 'active', 'position']),
  ...quizCommands,
]
