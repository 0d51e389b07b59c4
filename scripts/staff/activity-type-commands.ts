import { of } from './answers.ts'
import { type Command, type CommandInput, number, option, text } from './command.ts'

const shown = (type: object) => ({ answer: type, fields: type })

const names = (input: CommandInput) => {
  const [es = '', ca = es, en = es] = [input.words['name'], option(input, 'ca'), option(input, 'en')]
  return { name: { es, ca, en }, position: number(option(input, 'position')) ?? 0 }
}
const naming = {
  options: { ca: text, en: text, position: text },
  means: { ca: 'its name in Catalan, else the Spanish', en: 'its name in English', position: 'its place among the types' },
}

export const activityTypeCommands: readonly Command[] = [
  {
    name: 'activities types',
    summary: 'Types of activity in their order',
    run: async ({ shop }) => {
      const answer = await shop.call<{ items: { name: object }[] }>('GET', '/agenda/types/')
      return {
        answer,
        rows: answer.items.map(({ name, ...type }) => ({ ...type, ...name })),
        columns: ['id', 'position', 'es', 'ca', 'en'],
      }
    },
  },
  {
    name: 'activities add-type',
    takes: ['name'],
    ...naming,
    summary: 'A new type, by its name in Spanish',
    run: async (input) => shown(await input.shop.call('POST', '/agenda/types/', { body: names(input) })),
  },
  {
    name: 'activities change-type',
    takes: ['type', 'name'],
    ...naming,
    summary: 'Another name or place among the types',
    run: async (input) => shown(await input.shop.call('PUT', `/agenda/types/${of(input, 'type')}/`, { body: names(input) })),
  },
]
