import { type Command, type CommandInput, flag, number, option, optionList, several, text } from './command.ts'

interface Order {
  number: string
  payment_state: string
  lines: object[]
  parcels: { parcel: number; kind: string; state: string; store_code: string | null; promised: string | null; tracking: string }[]
}

const shown = (answer: Order) => ({
  answer,
  fields: { number: answer.number, payment_state: answer.payment_state },
  rows: answer.parcels,
  columns: ['parcel', 'kind', 'state', 'store_code', 'promised', 'carrier', 'tracking'],
})

const step = async ({ shop, words }: CommandInput, act: string, body: object = {}) =>
  shown(await shop.call<Order>('POST', `/parcels/${words['parcel']}/${act}/`, { body }))

const onOrder = async ({ shop, words }: CommandInput, act: string, body: object) =>
  shown(await shop.call<Order>('POST', `/orders/${encodeURIComponent(words['number'] ?? '')}/${act}/`, { body }))

export const parcelCommands: readonly Command[] = [
  {
    name: 'orders ready',
    takes: ['parcel'],
    summary: 'Everything of a parcel is in hand; a pickup’s customer is told',
    run: (input) => step(input, 'ready'),
  },
  {
    name: 'orders send',
    takes: ['parcel'],
    options: { carrier: text, tracking: text, 'tracking-url': text, 'at-library': flag },
    summary: 'A parcel leaves, or is handed over the counter: charged if it waited for that, invoiced, the customer told',
    run: (input) =>
      step(input, 'hand-over', {
        carrier: option(input, 'carrier'),
        tracking: option(input, 'tracking'),
        tracking_url: option(input, 'tracking-url'),
        at_library: input.options['at-library'] === true,
      }),
  },
  {
    name: 'orders renew-download',
    takes: ['number', 'line'],
    summary: 'A bought ebook may be fetched as often and as long again as a new one',
    run: (input) => onOrder(input, 'downloads', { line: Number(input.words['line']) }),
  },
  {
    name: 'orders deliver',
    takes: ['parcel'],
    summary: 'The carrier has delivered it',
    run: (input) => step(input, 'deliver'),
  },
  {
    name: 'orders promise',
    takes: ['parcel', 'day'],
    summary: 'Another day is promised, yyyy-mm-dd; the customer is told when it is later',
    run: (input) => step(input, 'promise', { promised: input.words['day'] }),
  },
  {
    name: 'orders split',
    takes: ['parcel', 'line', 'quantity'],
    summary: 'Copies of a parcel go into a new one, at no cost for the customer',
    run: (input) => {
      const { line, quantity } = input.words
      return step(input, 'split', { lines: [{ line: number(line), quantity: number(quantity) }] })
    },
  },
  {
    name: 'orders prepare',
    takes: ['number'],
    options: { line: several },
    means: { line: 'as `orders show` numbers them; several with commas' },
    summary: 'Lines that were awaited are taken into work',
    run: (input) => onOrder(input, 'prepare', { lines: optionList(input, 'line')?.map(Number) ?? [] }),
  },
  {
    name: 'orders shipping',
    takes: ['number', 'euros'],
    summary: 'What shipping costs on an order that waits for it; its customer is told and can pay',
    run: (input) => onOrder(input, 'shipping-cost', { shipping_cost: number(input.words['euros']) }),
  },
  {
    name: 'orders cancel',
    takes: ['number'],
    options: { line: several, reason: text },
    means: { line: 'as `orders show` numbers them; several with commas' },
    summary: 'Lines are called off before they leave; what was paid for them goes back',
    run: (input) =>
      onOrder(input, 'cancel', { lines: optionList(input, 'line')?.map(Number) ?? [], reason: option(input, 'reason') ?? '' }),
  },
  {
    name: 'orders note',
    takes: ['number', 'text'],
    summary: 'A remark for colleagues',
    run: (input) => onOrder(input, 'note', { text: input.words['text'] }),
  },
]
