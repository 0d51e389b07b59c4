import { randomUUID } from 'node:crypto'
import { type Command, type CommandInput, flag, number, option, text } from './command.ts'

const of = (input: CommandInput, name: string) => encodeURIComponent(input.words[name] ?? '')

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
    run: (input) => fieldsOf(input.shop.call('GET', `/customers/${of(input, 'customer')}/terms/`)),
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
    run: (input) =>
      fieldsOf(
        input.shop.call('PUT', `/customers/${of(input, 'customer')}/terms/`, {
          body: {
            books_percent: number(option(input, 'books')) ?? 0,
            objects_percent: number(option(input, 'objects')) ?? 0,
            on_account: input.options['on-account'] === true,
            payment_days: number(option(input, 'days')) ?? 30,
            credit_limit: number(option(input, 'limit')) ?? null,
          },
        }),
      ),
  },
  {
    name: 'terms end',
    takes: ['customer'],
    summary: 'The customer buys as anybody does from now on; what is open stays owed',
    run: async (input) => {
      const answer = await input.shop.call('DELETE', `/customers/${of(input, 'customer')}/terms/`)
      return { answer, say: ['Ended.'] }
    },
  },
  {
    name: 'budgets list',
    takes: ['customer'],
    summary: 'Budgets of a library, the newest year first',
    run: async (input) => {
      const answer = await input.shop.call<{ items: object[] }>('GET', `/customers/${of(input, 'customer')}/budgets/`)
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
    run: (input) =>
      fieldsOf(
        input.shop.call('POST', `/customers/${of(input, 'customer')}/budgets/`, {
          body: {
            title: input.words['title'],
            year: number(option(input, 'year')) ?? new Date().getFullYear(),
            contract: option(input, 'contract') ?? '',
            budget_lot: option(input, 'lot') ?? '',
            amount: number(option(input, 'amount')) ?? 0,
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
    run: (input) =>
      fieldsOf(
        input.shop.call('POST', `/budgets/${of(input, 'budget')}/assign/`, {
          body: {
            amount: number(input.words['amount']),
            remark: option(input, 'remark') ?? '',
            entry_key: option(input, 'key') ?? randomUUID(),
          },
        }),
      ),
  },
  {
    name: 'budgets change',
    takes: ['budget', 'title'],
    options: { closed: flag },
    summary: 'Names a budget anew; with --closed nothing is ordered from it, without it is open',
    run: (input) =>
      fieldsOf(
        input.shop.call('PUT', `/budgets/${of(input, 'budget')}/`, {
          body: { title: input.words['title'], closed: input.options['closed'] === true },
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
    run: (input) =>
      fieldsOf(
        input.shop.call('POST', `/receivables/${of(input, 'invoice')}/receipts/`, {
          body: {
            amount: number(input.words['amount']),
            received_on: input.words['day'],
            reference: input.words['reference'],
            remark: option(input, 'remark') ?? '',
          },
        }),
      ),
  },
]
