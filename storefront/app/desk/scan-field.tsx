import { type FormEvent, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { usePrivateMessages } from '../messages/messages.tsx'
import { fieldId } from '../ui/form.tsx'
import { useCodeQueue } from './code-queue.ts'
import type { SheetOutcome } from './desk-work.ts'
import { QueuedCodes } from './queued-codes.tsx'

export interface AddedTitle {
  title: string
  count: number
}

interface Props {
  list: number
  outcome: SheetOutcome | undefined
  added: AddedTitle | null
}

/** One field for scanner and keyboard: Enter takes the code over, and the field is empty and ready for the next (L-11, L-13). */
export function ScanField({ list, outcome, added }: Props) {
  const { desk } = usePrivateMessages()
  const field = useRef<HTMLInputElement>(null)
  const fields = useMemo(() => ({ list: String(list) }), [list])
  const queue = useCodeQueue<AddedTitle>({ key: `scan-${list}`, intent: 'scan', fields })
  const [id, sent] = [fieldId('ean'), outcome?.intent === 'add' ? outcome : undefined]
  const failed = sent?.outcome ? (sent.outcome.detail ?? Object.values(sent.outcome.errors)[0]) : null
  const last = queue.done.at(-1) ?? (sent ? sent.added : added)
  const takeOver = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = field.current
    const code = input?.value.trim() ?? ''
    if (!input) return
    input.value = ''
    input.focus()
    if (code !== '') queue.enqueue(code)
  }
  return (
    <Form method="post" className="desk-scan" preventScrollReset noValidate onSubmit={takeOver}>
      <input type="hidden" name="list" value={list} />
      <label htmlFor={id}>{desk.scan}</label>
      <div className="desk-scan-row">
        <input
          ref={field}
          id={id}
          name="ean"
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          // biome-ignore lint/a11y/noAutofocus: the field is what the page is for, and a scanner types where the focus is
          autoFocus
          aria-invalid={failed ? true : undefined}
          aria-describedby={failed ? `${id}-error` : undefined}
          defaultValue={sent?.outcome?.values['ean']}
        />
        <button type="submit" name="intent" value="add" className="button">
          {desk.add}
        </button>
      </div>
      {failed && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {failed}
        </p>
      )}
      <QueuedCodes queue={queue} />
      <p className="desk-said" role="status" aria-live="polite">
        {!failed && last
          ? `${desk.added(last)}${queue.done.length > 1 ? ` ${desk.addedMany({ count: queue.done.length })}` : ''}`
          : ''}
      </p>
    </Form>
  )
}
