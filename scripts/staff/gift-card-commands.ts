import { type Command, number, said, saidAll, several, text } from './command.ts'
import { savedFile } from './saved-file.ts'

const columns = ['id', 'number', 'last4', 'initial', 'balance', 'recipient_email', 'send_on', 'sent', 'expires_on', 'blocked']
const needed = (words: Record<string, string>) => encodeURIComponent(words['id'] ?? '')

export const giftCardCommands: readonly Command[] = [
  {
    name: 'gift-cards list',
    options: { words: text, before: text },
    means: { words: 'last four signs of the code, number of the order, or an e-mail' },
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
    run: (asked) =>
      savedFile(asked, '/gift-cards/books/', { from: asked.words['from'], to: asked.words['to'] }, said(asked, 'file')),
  },
  {
    name: 'gift-cards amounts',
    takes: ['storefront'],
    options: { amount: several, years: text },
    means: { amount: 'in euros, once for each; none stops the sale online', years: 'how long a card lives, three unless said' },
    summary: 'Sets the amounts a shop sells online',
    run: async (asked) => {
      const body = { amounts: (saidAll(asked, 'amount') ?? []).map(Number), years: number(said(asked, 'years')) ?? 3 }
      const answer = await asked.shop.call<object>(
        'PUT',
        `/gift-cards/offer/${encodeURIComponent(asked.words['storefront'] ?? '')}/`,
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
    run: async (asked) => {
      const body = {
        amount: Number(asked.words['amount']),
        recipient_email: asked.words['email'],
        storefront: said(asked, 'storefront') ?? 'T013',
        language: said(asked, 'language') ?? 'es',
        recipient_name: said(asked, 'name') ?? '',
        giver_name: said(asked, 'from') ?? '',
        gift_message: said(asked, 'message') ?? '',
      }
      const answer = await asked.shop.call<object>('POST', '/gift-cards/', { body })
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
      run: async (asked) => {
        const { shop, words } = asked
        const email = said(asked, 'email')
        const body = {
          approve: {},
          block: { reason: said(asked, 'reason') ?? '' },
          open: {},
          reissue: email ? { recipient_email: email } : {},
          expire: { expires_on: said(asked, 'on') ?? '' },
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
    run: async (asked) => {
      const path = `/orders/${encodeURIComponent(asked.words['order'] ?? '')}/annul-gift-card/`
      const answer = await asked.shop.call<object>('POST', path, { body: { reason: said(asked, 'reason') ?? '' } })
      return { answer, say: ['The money goes back the way it came.'] }
    },
  },
]
