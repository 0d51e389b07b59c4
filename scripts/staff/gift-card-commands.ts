import { type Command, number, option, optionList, several, text } from './command.ts'
import { savedFile } from './saved-file.ts'

const columns = ['id', 'number', 'last4', 'initial', 'balance', 'recipient_email', 'send_on', 'sent', 'expires_on', 'blocked']
const needed = (words: Record<string, string>) => encodeURIComponent(words['id'] ?? '')

export const giftCardCommands: readonly Command[] = [
  {
    name: 'gift-cards list',
    options: { q: text, state: text, cursor: text },
    means: { q: 'last four signs of the code, number of the order, or an e-mail' },
    summary: 'Gift cards, the newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/gift-cards/', { query: options })
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'gift-cards show',
    takes: ['id'],
    summary: 'A card with its movements',
    run: async ({ shop, words }) => {
      const answer = await shop.call<{ movements: object[] }>('GET', `/gift-cards/${needed(words)}/`)
      const { movements, ...fields } = answer
      return { answer, fields, rows: movements, columns: ['at', 'kind', 'amount', 'number', 'actor'] }
    },
  },
  {
    name: 'gift-cards export',
    takes: ['from', 'to'],
    options: { file: text },
    means: { file: 'the file to write; the shop’s own name unless said' },
    summary: 'What was sold, spent and given back, and what is still owed, for the accountant (CSV); days yyyy-mm-dd',
    run: (input) =>
      savedFile(input, '/gift-cards/books/', { from: input.words['from'], to: input.words['to'] }, option(input, 'file')),
  },
  {
    name: 'gift-cards amounts',
    takes: ['storefront'],
    options: { amount: several, years: text },
    means: { amount: 'in euros, once for each; none stops the sale online', years: 'how long a card lives, three unless said' },
    summary: 'Sets the amounts a shop sells online',
    run: async (input) => {
      const body = { amounts: (optionList(input, 'amount') ?? []).map(Number), years: number(option(input, 'years')) ?? 3 }
      const answer = await input.shop.call<object>(
        'PUT',
        `/gift-cards/offer/${encodeURIComponent(input.words['storefront'] ?? '')}/`,
        { body },
      )
      return { answer, fields: answer }
    },
  },
  {
    name: 'gift-cards give',
    takes: ['amount', 'email'],
    options: { storefront: text, language: text, name: text, from: text, message: text },
    means: { storefront: 'the shop that gives it', from: 'who gives it, as the letter says' },
    summary: 'Hands a card out and sends it at once',
    run: async (input) => {
      const body = {
        amount: Number(input.words['amount']),
        recipient_email: input.words['email'],
        storefront: option(input, 'storefront') ?? 'T013',
        language: option(input, 'language') ?? 'es',
        recipient_name: option(input, 'name') ?? '',
        giver_name: option(input, 'from') ?? '',
        gift_message: option(input, 'message') ?? '',
      }
      const answer = await input.shop.call<object>('POST', '/gift-cards/', { body })
      return { answer, fields: answer }
    },
  },
  ...(['approve', 'block', 'open', 'reissue', 'expire'] as const).map(
    (act): Command => ({
      name: `gift-cards ${act}`,
      takes: ['id'],
      options: { reason: text, email: text, on: text },
      summary: {
        approve: 'The second pair of eyes on a card that somebody hands out',
        block: 'The card pays nothing until it is opened again (--reason)',
        open: 'A blocked card can be spent again',
        reissue: 'Sends a new code, to --email where it is another',
        expire: 'Another last day (--on yyyy-mm-dd)',
      }[act],
      run: async (input) => {
        const { shop, words } = input
        const email = option(input, 'email')
        const body = {
          approve: {},
          block: { reason: option(input, 'reason') ?? '' },
          open: {},
          reissue: email ? { recipient_email: email } : {},
          expire: { expires_on: option(input, 'on') ?? '' },
        }[act]
        const answer =
          act === 'expire'
            ? await shop.call<object>('PUT', `/gift-cards/${needed(words)}/expiry/`, { body })
            : await shop.call<object>('POST', `/gift-cards/${needed(words)}/${act}/`, { body })
        return { answer, fields: answer }
      },
    }),
  ),
  {
    name: 'gift-cards annul',
    takes: ['order'],
    options: { reason: text },
    summary: 'Gives an unused card back to who bought it',
    run: async (input) => {
      const path = `/orders/${encodeURIComponent(input.words['order'] ?? '')}/annul-gift-card/`
      const answer = await input.shop.call<object>('POST', path, { body: { reason: option(input, 'reason') ?? '' } })
      return { answer, say: ['The money goes back the way it came.'] }
    },
  },
]
