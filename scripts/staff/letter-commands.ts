import { type Command, type CommandInput, flag, option, text } from './command.ts'
import { savedFile } from './saved-file.ts'

const of = (input: CommandInput) => encodeURIComponent(input.words['letter'] ?? '')

interface ReadLine {
  row: number
  state: string
  quantity: number
  asked: string
  reason: string | null
  product: { ean: string; title: string } | null
}

/** Orders that libraries send by e-mail. */
export const letterCommands: readonly Command[] = [
  {
    name: 'letters list',
    options: { all: flag, before: text, limit: text },
    means: { all: 'those that are dealt with too' },
    summary: 'Orders by e-mail that wait, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/order-letters/', { query: options })
      return { answer, rows: answer.items, columns: ['letter', 'number', 'date', 'customer_name', 'email', 'file', 'comments'] }
    },
  },
  {
    name: 'letters show',
    takes: ['letter'],
    summary: 'What an order by e-mail asks for, line by line, as far as it could be read',
    run: async (input) => {
      const answer = await input.shop.call<{ comments: string; lines: { lines: ReadLine[] } | null }>(
        'GET',
        `/order-letters/${of(input)}/`,
      )
      const rows = (answer.lines?.lines ?? []).map(({ product, ...line }) => ({
        ...line,
        ean: product?.ean,
        title: product?.title,
      }))
      return { answer, rows, columns: ['row', 'state', 'quantity', 'ean', 'title', 'asked', 'reason'], say: [answer.comments] }
    },
  },
  {
    name: 'letters file',
    takes: ['letter'],
    options: { out: text },
    means: { out: 'the file to write; the sender’s own name unless said' },
    summary: 'Saves the file that came with an order by e-mail, never over one that is there',
    run: (input) => savedFile(input, `/order-letters/${of(input)}/file/`, {}, option(input, 'out')),
  },
  {
    name: 'letters handle',
    takes: ['letter'],
    summary: 'An order by e-mail is being prepared; its library sees so',
    run: async (input) => ({
      answer: await input.shop.call('POST', `/order-letters/${of(input)}/handle/`, { body: {} }),
      say: ['It is marked as being prepared.'],
    }),
  },
]
