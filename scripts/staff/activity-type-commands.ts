import { of } from './answers.ts'
import { type Asked, type Command, number, said, text } from './command.ts'

const shown = (type: object) => ({ answer: type, fields: type })

const names = (asked: Asked) => {
  const [es = '', ca = es, en = es] = [asked.words['name'], said(asked, 'ca'), said(asked, 'en')]
  return { name: { es, ca, en }, position: number(said(asked, 'position')) ?? 0 }
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
    run: async (asked) => shown(await asked.shop.call('POST', '/agenda/types/', { body: names(asked) })),
  },
  {
    name: 'activities change-type',
    takes: ['type', 'name'],
    ...naming,
    summary: 'Another name or place among the types',
    run: async (asked) => shown(await asked.shop.call('PUT', `/agenda/types/${of(asked, 'type')}/`, { body: names(asked) })),
  },
]
