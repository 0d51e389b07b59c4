import { redirect } from 'react-router'
import type { Added, DeskList, InBasket, ListPage, PlacedList } from '#modules/libraries/desk/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { cartForForm, signedBy, type Visit } from '../visit/visit.ts'
import { apart, type CodeAnswer } from './code-queue.ts'
import type { AddedTitle } from './scan-field.tsx'
import { addCodes } from './scan-work.ts'

export interface SheetContent {
  list: DeskList
  sort: 'newest' | 'asked'
  only: 'all' | 'open' | 'bought'
  /** Title and copies just added by a form without scripts. */
  added: { title: string; count: number } | null
  saved: boolean
  /** The order that a list has just become, and the list that what was left over went to. */
  placed: { order: string; leftovers: string | null } | null
}

const oneOf = <T extends string>(value: string | null, all: readonly [T, ...T[]]): T =>
  all.find((item) => item === value) ?? all[0]

/** A list at work: the one of the address, else the one worked on last (L-11). */
export const loadSheet = inside<SheetContent>(async (visit, { request, params }) => {
  const parameters = new URL(request.url).searchParams
  const listed = Number(params['id'] ?? parameters.get('list'))
  const sort = oneOf(parameters.get('sort'), params['id'] ? ['asked', 'newest'] : ['newest', 'asked'])
  const only = oneOf(parameters.get('only'), ['all', 'open', 'bought'])
  const list = await visit.call<DeskList>('POST', '/desk/list/', {
    ...signedBy(visit),
    ...(listed > 0 ? { list: listed } : {}),
    page: Math.max(1, Number(parameters.get('page')) || 1),
    sort,
    only,
  })
  if (isFailure(list)) return list
  const [title, order] = [parameters.get('added'), parameters.get('placed')]
  return {
    list,
    sort,
    only,
    added: title ? { title, count: Number(parameters.get('count')) || 1 } : null,
    saved: parameters.has('saved'),
    placed: order ? { order, leftovers: parameters.get('leftovers') } : null,
  }
})

/** What came of a form of the sheet. */
export interface SheetOutcome {
  intent: string
  outcome: FormOutcome | null
  added: { title: string; count: number } | null
  /** Differs each time, so that the same success is said again. */
  at: number
}

/** Everything that is done to a list; without scripts each success is an address of its own. */
export const actOnSheet: VisitHandler<SheetOutcome | CodeAnswer<AddedTitle>[] | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'scan') return addCodes(visit, form)
  const answer = await act(visit, intent, form)
  if (isFailure(answer))
    return refusedInside(visit, request, answer) ?? { intent, outcome: outcomeOf(answer, form), added: null, at: Date.now() }
  const added = intent === 'add' ? { title: (answer as Added).title, count: (answer as Added).quantity } : null
  const next = afterwards(visit, intent, answer, form)
  if (next) return redirect(next, 303)
  if (visit.scripted) return { intent, outcome: null, added, at: Date.now() }
  const here = new URL(request.url)
  for (const flag of ['added', 'count', 'saved', 'index']) here.searchParams.delete(flag)
  if (added) {
    here.searchParams.set('added', added.title)
    here.searchParams.set('count', String(added.count))
  } else here.searchParams.set('saved', '')
  return redirect(`${here.pathname}${here.search}`, 303)
}

/** Where an act leads that leaves the sheet; null when it stays. */
function afterwards(visit: Visit, intent: string, answer: object, form: FormData): string | null {
  const detail = (id: string | number) => pathTo('private-list-detail', visit.language, { id: String(id) })
  switch (intent) {
    case 'order': {
      const { order, leftovers } = answer as PlacedList
      const query = new URLSearchParams({ placed: order, ...(leftovers ? { leftovers: String(leftovers) } : {}) })
      return `${detail(String(form.get('list')))}?${query}`
    }
    case 'basket':
      return pathTo('basket', visit.language)
    case 'submit':
    case 'send-back':
    case 'take-back':
      return detail(String(form.get('list')))
    case 'copy-order':
      return `${pathTo('private-order-entry', visit.language)}?list=${(answer as { list: number }).list}`
    case 'copy-saved':
    case 'archive':
    case 'restore':
    case 'delete':
      return pathTo('private-lists', visit.language)
    default:
      return null
  }
}

const lineActs = new Set(['quantity', 'remove', 'park', 'unpark', 'choose', 'refuse'])

async function act(visit: Visit, intent: string, form: FormData): Promise<object | Failure> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const list = Number(text('list'))
  const send = <T extends object>(path: string, body: object) =>
    visit.call<T>('POST', `/desk/${path}/`, { ...signedBy(visit), list, ...body })
  if (lineActs.has(intent))
    return send('line', {
      line: Number(text('line')),
      act: intent,
      note: text('note'),
      ...(text('quantity') ? { quantity: Number(text('quantity')) } : {}),
      ...(text('product') ? { product: Number(text('product')) } : {}),
    })
  switch (intent) {
    case 'add':
      return addEach(form, (ean) => send<Added>('add', { ean }))
    case 'copies':
      return send('copies', { lines: copiesIn(form) })
    case 'ask':
      return askBookseller(visit, text)
    case 'settle':
      return send('settle', settingsIn(text, form))
    case 'park-unavailable':
      return send('park', {})
    case 'order':
      return send<PlacedList>('order', { expected_total: Number(text('expected_total')) })
    case 'basket':
      return putIntoBasket(visit, send<InBasket>('basket', {}))
    case 'submit':
      return send('submit', { letter: text('letter') })
    case 'send-back':
      return send('send-back', { reason: text('reason') })
    case 'copy-order':
      return send('copy', { kind: 'order' })
    case 'copy-saved':
      return send('copy', { kind: 'saved', name: text('name') })
    case 'archive':
    case 'restore':
      return send('archive', { archived: intent === 'archive' })
    default:
      return send(intent === 'delete' ? 'delete' : 'take-back', {})
  }
}

/** Adds what was scanned into the field before the page answered; where one is refused, it and those behind it stay in the field. */
async function addEach(form: FormData, add: (ean: string) => Promise<Added | Failure>): Promise<Added | Failure> {
  const [first = '', ...behind] = apart(String(form.get('ean') ?? '').trim())
  const added = await add(first)
  if (behind.length === 0 || isFailure(added)) return added
  form.set('ean', behind.join(''))
  return addEach(form, add)
}

/** Asks for a title in words; the line waits for the answer. */
async function askBookseller(visit: Visit, text: (name: string) => string): Promise<object | Failure> {
  const asked = await visit.call<object>('POST', '/requests/', {
    ...signedBy(visit),
    asked: text('asked'),
    quantity: Number(text('quantity')) || 1,
    key: text('key') || undefined,
  })
  if (isFailure(asked)) return asked
  return visit.call<object>('POST', '/desk/line/', {
    ...signedBy(visit),
    list: Number(text('list')),
    line: Number(text('line')),
    act: 'ask',
  })
}

/** The basket is that of the visit from here on. */
async function putIntoBasket(visit: Visit, answer: Promise<InBasket | Failure>): Promise<object | Failure> {
  const put = await answer
  if (!isFailure(put)) await cartForForm(visit)
  return put
}

const copiesIn = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const line = /^copies-(\d+)$/.exec(name)?.[1]
    return line && Number(value) >= 1 ? [{ line: Number(line), quantity: Math.trunc(Number(value)) }] : []
  })

/** Where it goes is one choice: a centre by its number, a store by its code. */
function settingsIn(text: (name: string) => string, form: FormData) {
  const [where, place] = text('delivery').split(':')
  return {
    ...(form.has('name') ? { name: text('name') } : {}),
    reference: text('reference'),
    comments: text('comments'),
    budget: text('budget') ? Number(text('budget')) : null,
    address: where === 'address' ? Number(place) : null,
    store: where === 'store' ? (place ?? null) : null,
    shipment: text('shipment') || 'single',
  }
}

export interface ListsContent {
  pages: Record<'open' | 'saved' | 'ordered' | 'archived', ListPage>
}

const lists = (visit: Visit, kinds: readonly string[], states: readonly string[], page = 1) =>
  visit.call<ListPage>('POST', '/desk/lists/', { ...signedBy(visit), kinds, states, page })

/** The lists of the account, by what becomes of them; the ordered ones paged. */
export const loadLists = inside<ListsContent>(async (visit, { request }) => {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  const [open, saved, ordered, archived] = await Promise.all([
    lists(visit, ['order', 'proposal'], ['open', 'awaiting']),
    lists(visit, ['saved'], ['open']),
    lists(visit, ['order', 'proposal'], ['ordered'], page),
    lists(visit, ['order', 'saved', 'proposal'], ['archived']),
  ])
  for (const one of [open, saved, ordered, archived]) if (isFailure(one)) return one
  return { pages: { open, saved, ordered, archived } as ListsContent['pages'] }
})

/** Makes a list and opens it. */
export const createList: VisitHandler<SheetOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const name = String(form.get('name') ?? '').trim()
  const made = await visit.call<{ list: number }>('POST', '/desk/create/', { ...signedBy(visit), name })
  if (!isFailure(made)) return redirect(`${pathTo('private-order-entry', visit.language)}?list=${made.list}`, 303)
  return refusedInside(visit, request, made) ?? { intent: 'create', outcome: outcomeOf(made, form), added: null, at: Date.now() }
}

/** The lists that await a decision. */
export const loadApprovals = inside<ListPage>((visit, { request }) =>
  lists(visit, ['order', 'proposal'], ['awaiting'], Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)),
)
