import { type Command, type CommandInput, number, option, optionList, several, text } from './command.ts'

interface Page {
  items: object[]
}

const refundColumns = ['refund', 'order', 'state', 'amount', 'second_person', 'requested_by', 'approved_by', 'reason']
const returnColumns = ['return', 'order', 'kind', 'state', 'reason', 'late', 'requested_at']

/** "81=4.50" or "81": a line, and what of it. */
const ofLines = (input: CommandInput, name = 'line') =>
  (optionList(input, name) ?? []).map((word) => {
    const [line, value] = word.split('=')
    return { line: Number(line), value: value === undefined ? undefined : Number(value) }
  })

const one = async (answer: Promise<Record<string, unknown>>) => {
  const given = await answer
  return { answer: given, fields: given }
}

export const moneyCommands: readonly Command[] = [
  {
    name: 'orders refund',
    takes: ['number'],
    options: { line: several, shipping: text, reason: text },
    means: { line: 'the line and the euros of it, as 81=4.50; several with commas', shipping: 'euros' },
    summary: 'Money goes back although nothing comes back; above the limit another person of finance approves',
    run: (input) =>
      one(
        input.shop.call('POST', `/orders/${encodeURIComponent(input.words['number'] ?? '')}/refund/`, {
          body: {
            lines: ofLines(input).map(({ line, value }) => ({ line, amount: value ?? 0 })),
            shipping: number(option(input, 'shipping')) ?? 0,
            reason: option(input, 'reason') ?? '',
          },
        }),
      ),
  },
  {
    name: 'refunds list',
    options: { q: text, order: text, state: text, from: text, to: text, sort: text, cursor: text, limit: text },
    means: { state: 'requested, approved, done or failed' },
    summary: 'Refunds, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<Page>('GET', '/refunds/', { query: options })
      return { answer, rows: answer.items, columns: refundColumns }
    },
  },
  {
    name: 'refunds approve',
    takes: ['refund'],
    summary: 'The second pair of eyes on a refund',
    run: ({ shop, words }) => one(shop.call('POST', `/refunds/${words['refund']}/approve/`, { body: {} })),
  },
  {
    name: 'returns list',
    options: { q: text, order: text, state: text, from: text, to: text, sort: text, cursor: text, limit: text },
    means: { state: 'requested, accepted, refused, received or refunded' },
    summary: 'Returns, claims and withdrawals, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<Page>('GET', '/returns/', { query: options })
      return { answer, rows: answer.items, columns: returnColumns }
    },
  },
  {
    name: 'returns ask',
    takes: ['number'],
    options: { line: several, kind: text, reason: text },
    means: { line: 'the line and how many copies, as 81=2; several with commas', kind: 'return or claim' },
    summary: 'A customer brings or sends copies back, or complains',
    run: (input) =>
      one(
        input.shop.call('POST', `/orders/${encodeURIComponent(input.words['number'] ?? '')}/returns/`, {
          body: {
            kind: option(input, 'kind'),
            lines: ofLines(input).map(({ line, value }) => ({ line, quantity: value ?? 1 })),
            reason: option(input, 'reason') ?? '',
          },
        }),
      ),
  },
  {
    name: 'returns answer',
    takes: ['return', 'yes|no'],
    options: { answer: text },
    means: { answer: 'what the customer reads' },
    summary: 'Yes or no to a return; the customer is told',
    run: (input) =>
      one(
        input.shop.call('POST', `/returns/${input.words['return']}/answer/`, {
          body: { accept: input.words['yes|no'] === 'yes', answer: option(input, 'answer') },
        }),
      ),
  },
  {
    name: 'returns receive',
    takes: ['return', 'store'],
    options: { line: several, spoiled: several },
    means: { line: 'the line and how many copies are there, as 81=2', spoiled: 'the same for copies that cannot be sold again' },
    summary: 'Copies are back in a store: counted, put on the shelf, their money given back',
    run: (input) => {
      const received = (name: string, restock: boolean) =>
        ofLines(input, name).map(({ line, value }) => ({ line, received: value ?? 1, restock }))
      const body = { store_code: input.words['store'], lines: [...received('line', true), ...received('spoiled', false)] }
      return one(input.shop.call('POST', `/returns/${input.words['return']}/receive/`, { body }))
    },
  },
  {
    name: 'payments flags',
    summary: 'Money that waits for a person, oldest first',
    run: async ({ shop }) => {
      const answer = await shop.call<Page>('GET', '/payments/flags/')
      return { answer, rows: answer.items, columns: ['flag', 'order', 'kind', 'note', 'attempt', 'parcel', 'since'] }
    },
  },
  {
    name: 'payments settle',
    takes: ['flag'],
    options: { reason: text },
    summary: 'It was settled, and how',
    run: (input) =>
      one(
        input.shop.call('POST', `/payments/flags/${input.words['flag']}/settle/`, {
          body: { reason: option(input, 'reason') ?? '' },
        }),
      ),
  },
  {
    name: 'payments retry',
    takes: ['task'],
    summary: 'A movement of money that was given up is tried again',
    run: ({ shop, words }) => one(shop.call('POST', `/payments/tasks/${words['task']}/retry/`, { body: {} })),
  },
  {
    name: 'points show',
    takes: ['customer'],
    summary: 'A customer’s card, points and latest movements',
    run: ({ shop, words }) => one(shop.call('GET', `/customers/${encodeURIComponent(words['customer'] ?? '')}/points/`)),
  },
  {
    name: 'points adjust',
    takes: ['customer', 'points'],
    options: { reason: text },
    means: { reason: 'the customer reads it' },
    summary: 'Points are added or, below nothing, taken; write -- before a minus',
    run: (input) =>
      one(
        input.shop.call('POST', `/customers/${encodeURIComponent(input.words['customer'] ?? '')}/points/`, {
          body: { points: number(input.words['points']), reason: option(input, 'reason') ?? '' },
        }),
      ),
  },
]
