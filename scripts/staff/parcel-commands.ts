import { type Asked, type Command, flag, number, said, saidAll, several, text } from './command.ts'

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

const step = async ({ shop, words }: Asked, act: string, body: object = {}) =>
  shown(await shop.call<Order>('POST', `/parcels/${words['parcel']}/${act}/`, { body }))

const onOrder = async ({ shop, words }: Asked, act: string, body: object) =>
  shown(await shop.call<Order>('POST', `/orders/${encodeURIComponent(words['number'] ?? '')}/${act}/`, { body }))

export const parcelCommands: readonly Command[] = [
  {
    name: 'orders ready',
    takes: ['parcel'],
    summary: 'Everything of a parcel is in hand; a pickup’s customer is told',
    run: (asked) => step(asked, 'ready'),
  },
  {
    name: 'orders send',
    takes: ['parcel'],
    options: { carrier: text, tracking: text, 'tracking-url': text, 'at-library': flag },
    summary: 'A parcel leaves, or is handed over the counter: charged if it waited for that, invoiced, the customer told',
    run: (asked) =>
      step(asked, 'hand-over', {
        carrier: said(asked, 'carrier'),
        tracking: said(asked, 'tracking'),
        tracking_url: said(asked, 'tracking-url'),
        at_library: asked.options['at-library'] === true,
      }),
  },
  {
    name: 'orders renew-download',
    takes: ['number', 'line'],
    summary: 'A bought ebook may be fetched as often and as long again as a new one',
    run: (asked) => onOrder(asked, 'downloads', { line: Number(asked.words['line']) }),
  },
  {
    name: 'orders deliver',
    takes: ['parcel'],
    summary: 'The carrier has delivered it',
    run: (asked) => step(asked, 'deliver'),
  },
  {
    name: 'orders promise',
    takes: ['parcel', 'day'],
    summary: 'Another day is promised, yyyy-mm-dd; the customer is told when it is later',
    run: (asked) => step(asked, 'promise', { promised: asked.words['day'] }),
  },
  {
    name: 'orders split',
    takes: ['parcel', 'line', 'quantity'],
    summary: 'Copies of a parcel go into a new one, at no cost for the customer',
    run: (asked) => {
      const { line, quantity } = asked.words
      return step(asked, 'split', { lines: [{ line: number(line), quantity: number(quantity) }] })
    },
  },
  {
    name: 'orders prepare',
    takes: ['number'],
    options: { line: several },
    means: { line: 'as `orders show` numbers them; several with commas' },
    summary: 'Lines that were awaited are taken into work',
    run: (asked) => onOrder(asked, 'prepare', { lines: saidAll(asked, 'line')?.map(Number) ?? [] }),
  },
  {
    name: 'orders shipping',
    takes: ['number', 'euros'],
    summary: 'What shipping costs on an order that waits for it; its customer is told and can pay',
    run: (asked) => onOrder(asked, 'shipping-cost', { shipping_cost: number(asked.words['euros']) }),
  },
  {
    name: 'orders cancel',
    takes: ['number'],
    options: { line: several, reason: text },
    means: { line: 'as `orders show` numbers them; several with commas' },
    summary: 'Lines are called off before they leave; what was paid for them goes back',
    run: (asked) =>
      onOrder(asked, 'cancel', { lines: saidAll(asked, 'line')?.map(Number) ?? [], reason: said(asked, 'reason') ?? '' }),
  },
  {
    name: 'orders note',
    takes: ['number', 'text'],
    summary: 'A remark for colleagues',
    run: (asked) => onOrder(asked, 'note', { text: asked.words['text'] }),
  },
]
