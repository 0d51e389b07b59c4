import type { Added } from '#modules/libraries/desk/contract.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy, type Visit } from '../visit/visit.ts'
import { type CodeAnswer, queuedIn, reasonOf } from './code-queue.ts'
import type { AddedTitle } from './scan-field.tsx'

/** Adds the codes of the queue one by one, in their order; what becomes of one says nothing of the next. */
export async function addCodes(visit: Visit, form: FormData): Promise<CodeAnswer<AddedTitle>[]> {
  const list = Number(form.get('list'))
  const answers: CodeAnswer<AddedTitle>[] = []
  for (const { id, code } of queuedIn(form)) {
    const added = await visit.call<Added | undefined>('POST', '/desk/add/', { ...signedBy(visit), list, ean: code })
    if (!added || isFailure(added)) answers.push({ id, failed: reasonOf(added), ask: false })
    else answers.push({ id, done: { title: added.title, count: added.quantity } })
  }
  return answers
}
