import { readFileSync } from 'node:fs'
import { Ends, exits } from './client.ts'
import { type Command, flag, option, text } from './command.ts'

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    throw new Ends(exits.usage, 'The body is not JSON.')
  }
}

const columns = ['customer', 'kind', 'email', 'name', 'surnames', 'company', 'library', 'activated', 'orders']

export const customerCommands: readonly Command[] = [
  {
    name: 'customers find',
    options: { q: text, email: text, nif: text, kind: text, waiting: flag, cursor: text, limit: text },
    means: { q: 'name, company, telephone, e-mail or tax id, or how they begin', waiting: 'accounts that wait to be activated' },
    summary: 'Accounts by words, e-mail or tax id',
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
    options: { note: text },
    means: { note: 'what was looked at: a register, a document' },
    summary: 'Open the account of a library or a business that was looked at; a letter tells it so',
    run: async (input) => {
      const answer = await input.shop.call('POST', `/customers/${encodeURIComponent(input.words['customer'] ?? '')}/activate/`, {
        body: { note: option(input, 'note') ?? '' },
      })
      return { answer, fields: answer }
    },
  },
  {
    name: 'customers people',
    takes: ['customer'],
    summary: 'Who signs in for an account beside its holder',
    run: async ({ shop, words }) => {
      const path = `/customers/${encodeURIComponent(words['customer'] ?? '')}/members/`
      const answer = await shop.call<{ items: object[] }>('GET', path)
      return { answer, rows: answer.items, columns: ['pk', 'name', 'email', 'role', 'spending_limit', 'state'] }
    },
  },
  {
    name: 'customers close-person',
    takes: ['customer', 'person'],
    summary: 'Close somebody of an account; their sessions end at once',
    run: async ({ shop, words }) => {
      const [customer, person] = [words['customer'] ?? '', words['person'] ?? ''].map(encodeURIComponent)
      const answer = await shop.call<{ items: object[] }>('POST', `/customers/${customer}/members/${person}/close/`, { body: {} })
      return { answer, say: ['Closed.'] }
    },
  },
  {
    name: 'customers tax',
    takes: ['customer'],
    options: { vies: text, 'checked-on': text, 'surcharge-since': text },
    means: {
      vies: 'the consultation number; left out, the number is not proven',
      'surcharge-since': 'the equivalence scheme; yyyy-mm-dd',
    },
    summary: 'What a business has proven about its taxes; what is left out is taken back',
    run: async (input) => {
      const vies = option(input, 'vies')
      const body = {
        vies: vies === undefined ? null : { consultation: vies, checked_on: option(input, 'checked-on') ?? '' },
        surcharge_since: option(input, 'surcharge-since') ?? null,
      }
      const answer = await input.shop.call('PUT', `/customers/${encodeURIComponent(input.words['customer'] ?? '')}/tax/`, {
        body,
      })
      return { answer, say: ['Kept.'] }
    },
  },
  {
    name: 'customers billing',
    takes: ['customer'],
    options: { monthly: flag, mode: text, accounting: text, managing: text, processing: text, contract: text, file: text },
    means: {
      mode: 'on_dispatch, monthly or on_request; by the terms of each order unless said',
      accounting: 'with --managing and --processing: the DIR3 units of a public body',
      file: 'the body’s own number for its file',
    },
    summary: 'How an institution or a company is invoiced; what is left out is taken back',
    run: async (input) => {
      const accounting = option(input, 'accounting')
      const body = {
        monthly: input.options['monthly'] === true,
        dir3:
          accounting === undefined
            ? null
            : { accounting, managing: option(input, 'managing'), processing: option(input, 'processing') },
        contract: option(input, 'contract'),
        mode: option(input, 'mode') ?? null,
        file_number: option(input, 'file') ?? '',
      }
      const answer = await input.shop.call('PUT', `/customers/${encodeURIComponent(input.words['customer'] ?? '')}/billing/`, {
        body,
      })
      return { answer, say: ['Kept.'] }
    },
  },
  {
    name: 'call',
    takes: ['method', 'path'],
    options: { body: text },
    means: { body: 'JSON; - reads it from standard input' },
    summary: 'Any call of the staff API, such as: call PUT /shipping/holidays/ --body -',
    run: async (input) => {
      const body = option(input, 'body')
      const sent = body === '-' ? readFileSync(0, 'utf8') : body
      const [method, place] = [input.words['method']?.toUpperCase() as 'GET', input.words['path'] ?? '/']
      const [path, query] = place.split('?')
      const answer = await input.shop.call(method, path ?? '/', {
        query: Object.fromEntries(new URLSearchParams(query)),
        ...(sent === undefined ? {} : { body: jsonOf(sent) }),
      })
      return { answer, say: [JSON.stringify(answer, null, 2)] }
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
