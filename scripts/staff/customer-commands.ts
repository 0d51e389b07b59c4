import { type Command, flag, text } from './command.ts'

const columns = ['customer', 'kind', 'email', 'name', 'surnames', 'company', 'library', 'activated', 'orders']

export const customerCommands: readonly Command[] = [
  {
    name: 'customers find',
    options: { email: text, nif: text, waiting: flag },
    means: { waiting: 'accounts that wait to be activated' },
    summary: 'Accounts by e-mail or tax id; every look is written down',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/customers/', { query: options })
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'customers show',
    takes: ['customer'],
    summary: 'One account',
    run: async ({ shop, words }) => {
      const answer = await shop.call('GET', `/customers/${encodeURIComponent(words['customer'] ?? '')}/`)
      return { answer, fields: answer }
    },
  },
  {
    name: 'customers activate',
    takes: ['customer'],
    summary: 'Open the account of a library or a business that was looked at',
    run: async ({ shop, words }) => {
      const answer = await shop.call('POST', `/customers/${encodeURIComponent(words['customer'] ?? '')}/activate/`, { body: {} })
      return { answer, fields: answer }
    },
  },
  {
    name: 'settings',
    summary: 'How the shop is set up, without its secrets',
    run: async ({ shop }) => {
      const answer = await shop.call('GET', '/settings/')
      return { answer, fields: answer }
    },
  },
]
