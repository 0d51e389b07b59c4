import { type Command, type CommandInput, number, option, text } from './command.ts'

interface Page {
  items: Record<string, unknown>[]
}
const of = (input: CommandInput, name: string) => encodeURIComponent(input.words[name] ?? '')
const answerOf = (input: CommandInput) => option(input, 'answer') ?? ''

const done = async (answer: Promise<unknown>, say: string) => ({ answer: await answer, say: [say] })

/** What the shop answers, field by field. */
const record = async (answer: Promise<Record<string, unknown>>) => {
  const given = await answer
  return { answer: given, fields: given }
}

const claimRow = ({ lines, ...claim }: Record<string, unknown>) => ({
  ...claim,
  lines: (lines as { title: string; copies: number; kind: string }[])
    .map(({ title, copies, kind }) => `${copies} × ${title} (${kind})`)
    .join('; '),
})

/** What customers write, miss and look for. */
export const deskCommands: readonly Command[] = [
  {
    name: 'claims list',
    options: { state: text, before: text, limit: text },
    means: { state: 'open, accepted, refused or closed' },
    summary: 'Claims on delivery notes, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<Page>('GET', '/claims/', { query: options })
      return {
        answer,
        rows: answer.items.map(claimRow),
        columns: ['claim', 'note', 'order', 'date', 'state', 'lines', 'comments'],
      }
    },
  },
  {
    name: 'claims answer',
    takes: ['claim', 'resend|credit|no'],
    options: { answer: text },
    means: { answer: 'what the customer reads' },
    summary: 'Accepts a claim to send the copies again or to give their money back, or refuses it',
    run: (input) =>
      record(
        input.shop.call('POST', `/claims/${of(input, 'claim')}/answer/`, {
          body: { accept: input.words['resend|credit|no'], answer: answerOf(input) },
        }),
      ),
  },
  {
    name: 'claims resend',
    takes: ['claim', 'store'],
    options: { carrier: text, tracking: text },
    summary: 'The copies are on their way again, out of a store’s stock',
    run: (input) =>
      record(
        input.shop.call('POST', `/claims/${of(input, 'claim')}/resend/`, {
          body: {
            store_code: input.words['store'],
            carrier: option(input, 'carrier') ?? '',
            tracking: option(input, 'tracking') ?? '',
          },
        }),
      ),
  },
  {
    name: 'claims credit',
    takes: ['claim'],
    summary: 'What was to be sent again cannot be had: its money is given back',
    run: (input) => record(input.shop.call('POST', `/claims/${of(input, 'claim')}/credit/`, { body: {} })),
  },
  {
    name: 'claims close',
    takes: ['claim'],
    summary: 'A refused claim is laid aside',
    run: (input) => record(input.shop.call('POST', `/claims/${of(input, 'claim')}/close/`, { body: {} })),
  },
  {
    name: 'requests list',
    options: { state: text, before: text, limit: text },
    means: { state: 'open unless said' },
    summary: 'Titles that libraries and businesses ask a bookseller for, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<Page>('GET', '/requests/', { query: options })
      const columns = ['request', 'pk', 'customer_name', 'state', 'title', 'author', 'ean', 'quantity', 'asked', 'comments']
      return { answer, rows: answer.items, columns: columns.filter((name) => answer.items.some((row) => name in row)) }
    },
  },
  {
    name: 'requests answer',
    takes: ['request', 'answer'],
    options: { ean: text, price: text, available: text },
    means: {
      ean: 'of the product offered',
      price: 'euros of a copy, VAT included',
      available: 'the day it can be had, yyyy-mm-dd',
    },
    summary: 'Offers a product or says what can be done; whoever asked is told',
    run: (input) =>
      done(
        input.shop.call('POST', `/requests/${of(input, 'request')}/answer/`, {
          body: {
            ean: option(input, 'ean') ?? '',
            price: number(option(input, 'price')) ?? null,
            available: option(input, 'available') ?? null,
            answer: input.words['answer'],
          },
        }),
        'Whoever asked is told.',
      ),
  },
  {
    name: 'requests close',
    takes: ['request', 'reason'],
    summary: 'A request that cannot be met; whoever asked is told why',
    run: (input) =>
      done(
        input.shop.call('POST', `/requests/${of(input, 'request')}/close/`, { body: { answer: input.words['reason'] } }),
        'Closed.',
      ),
  },
]
