import type { Added } from '#modules/libraries/desk/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type Desk, signedBy } from '../visit/desk.ts'
import { type CodeAnswer, queuedIn, reasonOf } from './code-queue.ts'
import type { AddedTitle } from './scan-field.tsx'

/** Adds the codes of the queue one by one, in their order; what becomes of one says nothing of the next. */
export async function addCodes(desk: Desk, form: FormData): Promise<CodeAnswer<AddedTitle>[]> {
  const list = Number(form.get('list'))
  const answers: CodeAnswer<AddedTitle>[] = []
  for (const { id, code } of queuedIn(form)) {
    const added = await desk.call<Added | undefined>('POST', '/desk/add/', { ...signedBy(desk), list, ean: code })
    if (!added || isFailure(added)) answers.push({ id, failed: reasonOf(added), ask: false })
    else answers.push({ id, done: { title: added.title, count: added.quantity } })
  }
  return answers
}
