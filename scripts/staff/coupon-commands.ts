import { type Command, type CommandInput, flag, number, option, text } from './command.ts'

const terms = {
  title: text,
  'title-ca': text,
  'title-en': text,
  percent: text,
  amount: text,
  scope: text,
  minimum: text,
  from: text,
  to: text,
  uses: text,
  'per-customer': text,
  email: text,
  'first-purchase': flag,
} as const
const means = {
  title: 'what the basket calls it, in Spanish; --title-ca and --title-en, else the same',
  percent: 'either this …',
  amount: '… or euros',
  scope: 'all, books or objects',
  minimum: 'euros the basket must be worth',
  from: 'first day, yyyy-mm-dd',
  to: 'last day',
  uses: 'in all',
  'per-customer': 'one unless said',
}

function termsOf(input: CommandInput) {
  const title = option(input, 'title') ?? ''
  const [percent, amount] = [number(option(input, 'percent')), number(option(input, 'amount'))]
  return {
    title: { es: title, ca: option(input, 'title-ca') ?? title, en: option(input, 'title-en') ?? title },
    kind: amount === undefined ? 'percent' : 'amount',
    percent: percent ?? null,
    amount: amount ?? null,
    scope: option(input, 'scope') ?? 'all',
    minimum: number(option(input, 'minimum')) ?? null,
    valid_from: option(input, 'from') ?? null,
    valid_to: option(input, 'to') ?? null,
    uses_per_customer: number(option(input, 'per-customer')) ?? 1,
    first_purchase_only: input.options['first-purchase'] === true,
  }
}

export const couponCommands: readonly Command[] = [
  {
    name: 'coupons list',
    options: { batch: text, before: text },
    summary: 'Coupons, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/coupons/', { query: options })
      const columns = ['id', 'coupon_code', 'batch', 'kind', 'percent', 'amount', 'scope', 'valid_to', 'uses_in_all', 'active']
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'coupons show',
    takes: ['id'],
    summary: 'What a coupon has done',
    run: async ({ shop, words }) => {
      const answer = await shop.call<{ coupon: object; uses: number; discounted: number; items: object[] }>(
        'GET',
        `/coupons/${words['id']}/`,
      )
      const { items, coupon, ...sums } = answer
      return {
        answer,
        fields: { ...coupon, ...sums },
        rows: items,
        columns: ['order_number', 'email', 'amount', 'used_at', 'released_at'],
      }
    },
  },
  {
    name: 'coupons create',
    takes: ['code'],
    options: terms,
    means,
    summary: 'A new coupon',
    run: async (input) => {
      const own = {
        coupon_code: input.words['code'],
        uses_in_all: number(option(input, 'uses')) ?? null,
        email: option(input, 'email') ?? null,
      }
      const answer = await input.shop.call('POST', '/coupons/', { body: { ...termsOf(input), ...own } })
      return { answer, fields: answer }
    },
  },
  {
    name: 'coupons batch',
    takes: ['name', 'prefix', 'copies'],
    options: terms,
    means,
    summary: 'Codes for one use each, drawn by the shop, one a line',
    run: async (input) => {
      const { name, prefix, copies } = input.words
      const body = { ...termsOf(input), batch: name, prefix, copies: number(copies) }
      const answer = await input.shop.call<{ codes: string[] }>('POST', '/coupons/batch/', { body })
      return { answer, say: answer.codes }
    },
  },
  {
    name: 'coupons stop',
    takes: ['id'],
    summary: 'The coupon is not valid from now on',
    run: async ({ shop, words }) => {
      const answer = await shop.call('POST', `/coupons/${words['id']}/stop/`, { body: {} })
      return { answer, fields: answer }
    },
  },
]
