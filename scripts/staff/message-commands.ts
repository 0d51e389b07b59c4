import { type Command, type CommandInput, flag, text } from './command.ts'

interface Page {
  items: Record<string, unknown>[]
}
const of = (input: CommandInput, name: string) => encodeURIComponent(input.words[name] ?? '')
const queryOf = ({ options }: CommandInput) => ({
  ...(typeof options['subject'] === 'string' ? { subject: options['subject'] } : {}),
  ...(typeof options['before'] === 'string' ? { before: options['before'] } : {}),
  ...(typeof options['limit'] === 'string' ? { limit: options['limit'] } : {}),
  ...(options['all'] ? { all: 'true' } : {}),
})

const listed = async (input: CommandInput, path: string, columns: string[]) => {
  const answer = await input.shop.call<Page>('GET', path, { query: queryOf(input) })
  return { answer, rows: answer.items, columns }
}
const done = async (input: CommandInput, path: string, say: string) => ({
  answer: await input.shop.call('POST', path, { body: {} }),
  say: [say],
})
const paging = { all: flag, before: text, limit: text }
const meaning = { all: 'those that were closed too' }

/** What visitors write from the shop's pages, and what waits for somebody to answer. */
export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    options: { subject: text, ...paging },
    means: { subject: 'general, service, libraries or companies', ...meaning },
    summary: 'Messages from the forms that wait for an answer, the newest first',
    run: (input) =>
      listed(input, '/messages/', [
        'id',
        'sent_at',
        'subject',
        'kind',
        'name',
        'institution',
        'email',
        'phone',
        'language',
        'message',
      ]),
  },
  {
    name: 'messages close',
    takes: ['message'],
    summary: 'A message that was answered by mail or telephone',
    run: (input) => done(input, `/messages/${of(input, 'message')}/close/`, 'Closed; it is forgotten in a year.'),
  },
  {
    name: 'applications list',
    options: paging,
    means: meaning,
    summary: 'Job applications that wait for an answer, the newest first',
    run: (input) =>
      listed(input, '/applications/', [
        'id',
        'sent_at',
        'name',
        'email',
        'phone',
        'training',
        'experience',
        'knowledge',
        'message',
      ]),
  },
  {
    name: 'applications close',
    takes: ['application'],
    summary: 'A job application that was answered',
    run: (input) => done(input, `/applications/${of(input, 'application')}/close/`, 'Closed.'),
  },
  {
    name: 'erasures list',
    summary: 'Wishes to have data deleted that wait, the oldest first',
    run: (input) => listed(input, '/erasures/', ['id', 'asked_at', 'email', 'language', 'reason']),
  },
  {
    name: 'erasures carry-out',
    takes: ['wish'],
    summary: 'Erases the account of whoever wrote it, once it is certain that the address is theirs',
    run: (input) => done(input, `/erasures/${of(input, 'wish')}/carry-out/`, 'Erased.'),
  },
  {
    name: 'erasures close',
    takes: ['wish'],
    summary: 'A wish that was dealt with',
    run: (input) => done(input, `/erasures/${of(input, 'wish')}/close/`, 'Closed.'),
  },
]
