import { randomUUID } from 'node:crypto'
import { type Asked, type Command, flag, number, said, text } from './command.ts'

const of = (asked: Asked, name: string) => encodeURIComponent(asked.words[name] ?? '')

const fieldsOf = async (answer: Promise<Record<string, unknown>>) => {
  const given = await answer
  return { answer: given, fields: given }
}

const budgetColumns = [
  'budget',
  'pk',
  'year',
  'contract',
  'lot',
  'title',
  'assigned',
  'invoiced',
  'pending',
  'available',
  'closed',
]
const receivableColumns = ['invoice', 'customer_name', 'date', 'due', 'overdue', 'total', 'received', 'open', 'reminders']

/** What is agreed with libraries and businesses, their budgets, and what they owe. */
export const tradeCommands: readonly Command[] = [
  {
    name: 'terms show',
    takes: ['customer'],
    summary: 'What was agreed with a library or a business, and how much of its credit is used',
    run: (asked) => fieldsOf(asked.shop.call('GET', `/customers/${of(asked, 'customer')}/terms/`)),
  },
  {
    name: 'terms agree',
    takes: ['customer'],
    options: { books: text, objects: text, 'on-account': flag, days: text, limit: text },
    means: {
      books: 'percent off books, 15 at most (Ley 10/2007)',
      objects: 'percent off objects',
      'on-account': 'orders may be paid by invoice',
      days: 'from an invoice until it is due; 30 unless said',
      limit: 'euros in all; left out, no limit',
    },
    summary: 'Agrees terms with an activated library or a business, from now on; what is left out is not granted',
    run: (asked) =>
      fieldsOf(
        asked.shop.call('PUT', `/customers/${of(asked, 'customer')}/terms/`, {
          body: {
            books_percent: number(said(asked, 'books')) ?? 0,
            objects_percent: number(said(asked, 'objects')) ?? 0,
            on_account: asked.options['on-account'] === true,
            payment_days: number(said(asked, 'days')) ?? 30,
            credit_limit: number(said(asked, 'limit')) ?? null,
          },
        }),
      ),
  },
  {
    name: 'terms end',
    takes: ['customer'],
    summary: 'The customer buys as anybody does from now on; what is open stays owed',
    run: async (asked) => {
      const answer = await asked.shop.call('DELETE', `/customers/${of(asked, 'customer')}/terms/`)
      return { answer, say: ['Ended.'] }
    },
  },
  {
    name: 'budgets list',
    takes: ['customer'],
    summary: 'Budgets of a library, the newest year first',
    run: async (asked) => {
      const answer = await asked.shop.call<{ items: object[] }>('GET', `/customers/${of(asked, 'customer')}/budgets/`)
      const columns = budgetColumns.filter((name) => answer.items.some((row) => name in row))
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'budgets open',
    takes: ['customer', 'title'],
    options: { year: text, contract: text, lot: text, amount: text },
    means: { amount: 'euros assigned', year: 'this year unless said' },
    summary: 'The budget of a contract, its lot and a year',
    run: (asked) =>
      fieldsOf(
        asked.shop.call('POST', `/customers/${of(asked, 'customer')}/budgets/`, {
          body: {
            title: asked.words['title'],
            year: number(said(asked, 'year')) ?? new Date().getFullYear(),
            contract: said(asked, 'contract') ?? '',
            budget_lot: said(asked, 'lot') ?? '',
            amount: number(said(asked, 'amount')) ?? 0,
          },
        }),
      ),
  },
  {
    name: 'budgets assign',
    takes: ['budget', 'amount'],
    options: { remark: text, key: text },
    means: { key: 'the same key again changes nothing; a new one unless said' },
    summary: 'Assigns euros more, or takes them off with a negative amount',
    run: (asked) =>
      fieldsOf(
        asked.shop.call('POST', `/budgets/${of(asked, 'budget')}/assign/`, {
          body: {
            amount: number(asked.words['amount']),
            remark: said(asked, 'remark') ?? '',
            entry_key: said(asked, 'key') ?? randomUUID(),
          },
        }),
      ),
  },
  {
    name: 'budgets change',
    takes: ['budget', 'title'],
    options: { closed: flag },
    summary: 'Names a budget anew; with --closed nothing is ordered from it, without it is open',
    run: (asked) =>
      fieldsOf(
        asked.shop.call('PUT', `/budgets/${of(asked, 'budget')}/`, {
          body: { title: asked.words['title'], closed: asked.options['closed'] === true },
        }),
      ),
  },
  {
    name: 'receivables list',
    options: { overdue: flag, limit: text },
    summary: 'Invoices on account with something to be received, the longest due first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/receivables/', { query: options })
      return { answer, rows: answer.items, columns: receivableColumns }
    },
  },
  {
    name: 'receivables book',
    takes: ['invoice', 'amount', 'day', 'reference'],
    options: { remark: text },
    means: { remark: 'kept beside the receipt' },
    summary: 'Books what the bank says came for an invoice that day; a negative amount takes a receipt back',
    run: (asked) =>
      fieldsOf(
        asked.shop.call('POST', `/receivables/${of(asked, 'invoice')}/receipts/`, {
          body: {
            amount: number(asked.words['amount']),
            received_on: asked.words['day'],
            reference: asked.words['reference'],
            remark: said(asked, 'remark') ?? '',
          },
        }),
      ),
  },
]
