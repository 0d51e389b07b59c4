import { type Command, type CommandInput, flag, option, text } from './command.ts'

interface Page {
  items: Record<string, unknown>[]
}
const of = (input: CommandInput, name: string) => encodeURIComponent(input.words[name] ?? '')

const record = async (answer: Promise<Record<string, unknown>>) => {
  const given = await answer
  return { answer: given, fields: given }
}

/** A list of rows, texts in the first language of the shop. */
const listOf = async (input: CommandInput, path: string, columns: string[]) => {
  const answer = await input.shop.call<Page>('GET', path, { query: input.options })
  const inSpanish = (value: unknown) =>
    typeof value === 'object' && value !== null && 'es' in value ? (value as { es: unknown }).es : value
  const rows = answer.items.map((item) => Object.fromEntries(Object.entries(item).map(([key, value]) => [key, inSpanish(value)])))
  return { answer, rows, columns }
}

/** Who asks for the loyalty card, whom the shop works with, what they offer, and the stores. */
export const cardCommands: readonly Command[] = [
  {
    name: 'cards requests',
    options: { all: flag, before: text, limit: text },
    means: { all: 'those that were answered too' },
    summary: 'Requests for the loyalty card that wait, the newest first',
    run: (input) =>
      listOf(input, '/card-requests/', ['id', 'sent_at', 'name', 'surnames', 'email', 'store', 'customer', 'state']),
  },
  {
    name: 'cards give',
    takes: ['request'],
    summary: 'Gives the card that was asked for; who asked is told its number',
    run: (input) => record(input.shop.call('POST', `/card-requests/${of(input, 'request')}/issue/`)),
  },
  {
    name: 'cards refuse',
    takes: ['request'],
    options: { reason: text },
    means: { reason: 'sent to who asked, in their language' },
    summary: 'Closes a request without a card and says why',
    run: (input) =>
      record(
        input.shop.call('POST', `/card-requests/${of(input, 'request')}/refuse/`, {
          body: { answer: option(input, 'reason') ?? '' },
        }),
      ),
  },
  {
    name: 'partners list',
    summary: 'Partners, shown or not; change one with: call PUT /partners/ID/ --body -',
    run: (input) => listOf(input, '/partners/', ['id', 'name', 'kind', 'city', 'province', 'website', 'active']),
  },
  {
    name: 'offers list',
    options: { before: text, limit: text },
    summary: 'Offers of partners, those that are over among them; change one with: call PUT /offers/ID/ --body -',
    run: (input) =>
      listOf(input, '/offers/', ['id', 'partner', 'zone', 'name', 'discount', 'voucher', 'valid_from', 'valid_to', 'active']),
  },
  {
    name: 'exclusions list',
    summary: 'Products and days to which promotions do not apply',
    run: (input) => listOf(input, '/exclusions/', ['id', 'kind', 'name', 'first_day', 'last_day', 'active']),
  },
  {
    name: 'stores list',
    summary: 'The stores; change one with: call PUT /stores/T004/ --body -, its days with /stores/T004/days/',
    run: (input) => listOf(input, '/stores/', ['store_code', 'name', 'city', 'phone', 'pickup', 'published']),
  },
]
