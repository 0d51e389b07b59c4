import { type Command, text } from './command.ts'

interface Order {
  number: string
  lines: object[]
  parcels: object[]
  movements: object[]
  events: object[]
}

const shownLines = ['line', 'product', 'title', 'quantity', 'price', 'paid', 'status', 'invoicing']

export const orderCommands: readonly Command[] = [
  {
    name: 'orders list',
    options: {
      q: text,
      number: text,
      email: text,
      status: text,
      payment: text,
      parcel: text,
      from: text,
      to: text,
      sort: text,
      cursor: text,
      limit: text,
    },
    means: {
      q: 'words of its customer, telephone, title or number',
      number: 'or how it begins',
      status: 'e0 to e8',
      payment: 'pending, authorised, part_paid, paid, part_refunded, refunded, cancelled',
      parcel: 'has a parcel that is planned, ready, handed_over, delivered or cancelled',
      sort: 'placed_at or total; with a minus in front, the last first',
      cursor: 'the `next` of the page before',
    },
    summary: 'Orders, newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[]; next: string | null }>('GET', '/orders/', { query: options })
      return {
        answer,
        rows: answer.items,
        columns: ['number', 'date', 'email', 'status', 'payment_state', 'num_items', 'total', 'captured', 'refunded'],
        say: answer.next === null ? [] : [`More: --cursor ${answer.next}`],
      }
    },
  },
  {
    name: 'orders show',
    takes: ['number'],
    summary: 'One order with its lines, parcels, money and history',
    run: async ({ shop, words }) => {
      const answer = await shop.call<Order>('GET', `/orders/${encodeURIComponent(words['number'] ?? '')}/`)
      const { lines, parcels, movements, events, ...fields } = answer
      return { answer, fields: { ...fields, parcels, movements, events }, rows: lines, columns: shownLines }
    },
  },
]
