import { redirect } from 'react-router'
import { parseEan } from '#kernel/isbn.ts'
import type { PaperLinks } from '#modules/invoicing/papers/contract.ts'
import type { NoteDetail, NoteList, NoteSummary } from '#modules/libraries/delivery-notes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type CodeAnswer, queuedIn, reasonOf } from '../desk/code-queue.ts'
import { loadPaperLinks } from '../orders/load-paper-links.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

export interface NotesContent {
  list: NoteList | null
  papers: PaperLinks | null
  /** What is wrong with the dates. */
  outcome: FormOutcome | undefined
  from: string
  to: string
  /** Whether this is a page after the first. */
  later: boolean
}

/** Delivery notes within a range of days (L-03). */
export const loadNotes = inside<NotesContent>(async (visit, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [from, to, before] = [parameters.get('from') ?? '', parameters.get('to') ?? '', parameters.get('before') ?? '']
  const [list, papers] = await Promise.all([
    visit.call<NoteList>('POST', '/delivery-notes/', { ...signedBy(visit), from, to, before }),
    loadPaperLinks(visit, { kind: 'notes', from, to }),
  ])
  const shown = { papers, from, to, later: before !== '' }
  if (!isFailure(list)) return { ...shown, list, outcome: undefined }
  if (Object.keys(list.fields).length === 0) return list
  const typed = new FormData()
  typed.set('from', from)
  typed.set('to', to)
  return { ...shown, list: null, outcome: outcomeOf(list, typed) }
})

export interface NoteContent {
  note: NoteDetail
  papers: PaperLinks | null
  /** The article just scanned; empty otherwise. */
  scanned: string
  claimed: boolean
}

const callOf = (params: Record<string, string | undefined>) => `/delivery-notes/${encodeURIComponent(params['code'] ?? '')}/`

/** One delivery note (L-05). @throws Response 404 alike for unknown and foreign ones. */
export const loadNote = inside<NoteContent>(async (visit, { request, params }) => {
  const parameters = new URL(request.url).searchParams
  const [note, papers] = await Promise.all([
    visit.call<NoteDetail>('POST', callOf(params), signedBy(visit)),
    loadPaperLinks(visit, { kind: 'note', number: params['code'] ?? '' }),
  ])
  if (isFailure(note)) return note
  return { note, papers, scanned: parameters.get('scanned') ?? '', claimed: parameters.has('claimed') }
})

/** What failed, and where it is said. */
export interface NoteFailure {
  intent: string
  outcome: FormOutcome
}

/** Asks for the invoice (L-06), counts what arrived, or claims; each success is an address of its own. */
export const actOnNote: VisitHandler<NoteFailure | CodeAnswer<CountedCopy>[] | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const here = pathTo('private-delivery-note-detail', visit.language, { code: params['code'] ?? '' })
  const send = <T>(path: string, body: object = {}) =>
    visit.call<T>('POST', `${callOf(params)}${path}/`, { ...signedBy(visit), ...body })
  if (intent === 'count') return countCodes(visit, form, callOf(params))
  const article = String(form.get('article') ?? '').trim()
  const [answer, next] =
    intent === 'invoice'
      ? [await send<NoteSummary>('invoice-request'), `${here}#invoice`]
      : intent === 'scan' || intent === 'sure' || intent === 'undo'
        ? [
            await send<NoteDetail>('receive', { article, copies: intent === 'undo' ? -1 : 1, sure: intent === 'sure' }),
            `${here}?scanned=${encodeURIComponent(intent === 'undo' ? '' : article)}#receive`,
          ]
        : intent === 'anew'
          ? [await send<NoteDetail>('count-anew'), `${here}#receive`]
          : intent === 'missing'
            ? [await send('claim-missing'), `${here}?claimed#receive`]
            : [await send('claim', claimIn(form)), `${here}?claimed#receive`]
  if (!isFailure(answer)) return redirect(next, 303)
  return refusedInside(visit, request, answer) ?? { intent, outcome: outcomeOf(answer, form) }
}

/** A copy that was counted: its line on the note, or null for one that does not stand there. */
export interface CountedCopy {
  article: string
  line: { title: string; received: number; quantity: number } | null
}

/** Counts the codes of the queue one by one, in their order. */
async function countCodes(visit: Visit, form: FormData, note: string): Promise<CodeAnswer<CountedCopy>[]> {
  const answers: CodeAnswer<CountedCopy>[] = []
  for (const { id, code, sure } of queuedIn(form)) {
    const counted = await visit.call<NoteDetail | undefined>('POST', `${note}receive/`, {
      ...signedBy(visit),
      article: code,
      sure,
    })
    if (!counted || isFailure(counted)) {
      const isUnsure = counted?.code === 'form.invalid' && /^[\dA-Za-z\s-]+$/.test(code)
      answers.push({ id, failed: reasonOf(counted), ask: isUnsure })
      continue
    }
    const article = parseEan(code) ?? code.replace(/[\s-]/g, '')
    answers.push({ id, done: { article, line: counted.lines.find((line) => line.article === article) ?? null } })
  }
  return answers
}

const claimIn = (form: FormData) => ({
  comments: String(form.get('comments') ?? ''),
  lines: [
    {
      line: Number(form.get('line')),
      kind: String(form.get('kind') ?? 'damaged'),
      copies: Number(form.get('copies')) || 1,
    },
  ],
})
