import { redirect } from 'react-router'
import type { Reading, TakenReading } from '#modules/libraries/intake/contract.ts'
import type { AskedBookseller, RequestList } from '#modules/libraries/requests/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'
import { sentFile } from './sent-file.ts'
import { tooLargeAt } from './too-large.ts'

export interface PasteContent {
  /** What was read; null while there is only the form. */
  reading: Reading | null
  /** How many requests were just made. */
  asked: number
}

/** The form, or what was read of what it sent: an address of its own, so that a reload reads nothing again. */
export const loadPaste = inside<PasteContent>(async (visit, { request }) => {
  const query = new URL(request.url).searchParams
  const reading = Number(query.get('reading'))
  if (!(reading > 0)) {
    // Whoever may not use the desk is told so before they paste anything.
    const allowed = await visit.call<RequestList>('POST', '/requests/list/', { ...signedBy(visit), waiting: true })
    return isFailure(allowed) ? allowed : { reading: null, asked: 0 }
  }
  const read = await visit.call<Reading>('POST', '/intake/reading/', { ...signedBy(visit), reading })
  return isFailure(read) ? read : { reading: read, asked: Number(query.get('asked')) || 0 }
})

export interface PasteOutcome {
  intent: string
  outcome: FormOutcome
}

/** Reads what was pasted, takes it into the order list, or asks a bookseller for what nobody found. */
export const actOnPaste: VisitHandler<PasteOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const one = form.get('one')
  const intent = one === null ? String(form.get('intent') ?? 'read') : 'ask'
  const here = pathTo('private-paste', visit.language)
  const failed = (answer: Failure): PasteOutcome | Response =>
    refusedInside(visit, request, answer) ?? { intent, outcome: outcomeOf(answer, form) }
  if (intent === 'read') {
    const file = await sentFile(form, 'file')
    if (file === 'too_large') return { intent, outcome: tooLargeAt(form, visit.language) }
    const read = await visit.call<Reading>('POST', '/intake/read/', {
      ...signedBy(visit),
      text: String(form.get('text') ?? ''),
      file,
    })
    return isFailure(read) ? failed(read) : redirect(`${here}?reading=${read.reading}`, 303)
  }
  const reading = Number(form.get('reading'))
  if (intent === 'ask') {
    const lines = one === null ? undefined : [Number(one)]
    const asked = await visit.call<AskedBookseller>('POST', '/requests/', {
      ...signedBy(visit),
      reading,
      ...(lines && { lines }),
    })
    return isFailure(asked) ? failed(asked) : redirect(`${here}?reading=${reading}&asked=${asked.numbers.length}#unknown`, 303)
  }
  const taken = await visit.call<TakenReading>('POST', '/intake/take/', { ...signedBy(visit), reading, lines: changesIn(form) })
  if (isFailure(taken)) return failed(taken)
  return redirect(`${pathTo('private-order-entry', visit.language)}?list=${taken.list}`, 303)
}

/** Copies and editions as the form of the table names them: copies-7, product-7; no copies leave the line out. */
function changesIn(form: FormData) {
  const given = new Map([...form].map(([name, value]) => [name, String(value)]))
  return [...given].flatMap(([name, value]) => {
    const line = Number(/^copies-(\d+)$/.exec(name)?.[1])
    if (!(line > 0)) return []
    const copies = Math.trunc(Number(value))
    const chosen = given.get(`product-${line}`) ?? ''
    const product = /^\d+$/.test(chosen) ? Number(chosen) : null
    return [
      {
        line,
        product,
        quantity: Math.min(9_999, Math.max(1, copies || 1)),
        skip: value.trim() === '0' || chosen === 'none',
      },
    ]
  })
}
