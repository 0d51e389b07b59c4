import { type Asked, type Command, flag, text } from './command.ts'

interface Page {
  items: Record<string, unknown>[]
}
const of = (asked: Asked, name: string) => encodeURIComponent(asked.words[name] ?? '')
const queryOf = ({ options }: Asked) => ({
  ...(typeof options['subject'] === 'string' ? { subject: options['subject'] } : {}),
  ...(typeof options['before'] === 'string' ? { before: options['before'] } : {}),
  ...(typeof options['limit'] === 'string' ? { limit: options['limit'] } : {}),
  ...(options['all'] ? { all: 'true' } : {}),
})

const listed = async (asked: Asked, path: string, columns: string[]) => {
  const answer = await asked.shop.call<Page>('GET', path, { query: queryOf(asked) })
  return { answer, rows: answer.items, columns }
}
const done = async (asked: Asked, path: string, say: string) => ({
  answer: await asked.shop.call('POST', path, { body: {} }),
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
    run: (asked) =>
      listed(asked, '/messages/', [
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
    run: (asked) => done(asked, `/messages/${of(asked, 'message')}/close/`, 'Closed; it is forgotten in a year.'),
  },
  {
    name: 'applications list',
    options: paging,
    means: meaning,
    summary: 'Job applications that wait for an answer, the newest first',
    run: (asked) =>
      listed(asked, '/applications/', [
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
    run: (asked) => done(asked, `/applications/${of(asked, 'application')}/close/`, 'Closed.'),
  },
  {
    name: 'erasures list',
    summary: 'Wishes to have data deleted that wait, the oldest first',
    run: (asked) => listed(asked, '/erasures/', ['id', 'asked_at', 'email', 'language', 'reason']),
  },
  {
    name: 'erasures carry-out',
    takes: ['wish'],
    summary: 'Erases the account of whoever wrote it, once it is certain that the address is theirs',
    run: (asked) => done(asked, `/erasures/${of(asked, 'wish')}/carry-out/`, 'Erased.'),
  },
  {
    name: 'erasures close',
    takes: ['wish'],
    summary: 'A wish that was dealt with',
    run: (asked) => done(asked, `/erasures/${of(asked, 'wish')}/close/`, 'Closed.'),
  },
]
