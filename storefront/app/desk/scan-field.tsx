import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { usePrivateMessages } from '../messages/messages.tsx'
import { fieldId } from '../ui/form.tsx'
import type { SheetOutcome } from './desk-work.ts'

interface Props {
  list: number
  outcome: SheetOutcome | undefined
  added: { title: string; count: number } | null
}

/** One field for scanner and keyboard: Enter adds, and the field is empty and ready for the next (L-11, L-13). */
export function ScanField({ list, outcome, added }: Props) {
  const { desk } = usePrivateMessages()
  const field = useRef<HTMLInputElement>(null)
  const [id, scanned] = [fieldId('ean'), outcome?.intent === 'add' ? outcome : undefined]
  const failed = scanned?.outcome ? (scanned.outcome.detail ?? Object.values(scanned.outcome.errors)[0]) : null
  const said = scanned ? scanned.added : added
  useEffect(() => {
    if (!scanned || !field.current) return
    if (scanned.outcome === null) field.current.value = ''
    else field.current.select()
    field.current.focus()
  }, [scanned])
  return (
    <Form method="post" className="desk-scan" preventScrollReset noValidate>
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
          defaultValue={scanned?.outcome?.values['ean']}
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
      <p className="desk-said" role="status" aria-live="polite">
        {!failed && said ? desk.added(said) : ''}
      </p>
    </Form>
  )
}
