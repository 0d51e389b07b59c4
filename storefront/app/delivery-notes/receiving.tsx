import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { NoteDetail } from '#modules/libraries/delivery-notes/contract.ts'
import { useCodeQueue } from '../desk/code-queue.ts'
import { QueuedCodes } from '../desk/queued-codes.tsx'
import { usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import type { CountedCopy, NoteFailure } from './note-work.ts'

const noFields = {}

interface Props {
  note: NoteDetail
  scanned: string
  claimed: boolean
  failure: NoteFailure | undefined
}

/** Counts copies as they come out of the parcel, by scanner or keyboard, and claims what is not there. */
export function Receiving({ note, scanned, claimed, failure }: Props) {
  const { notes } = usePrivateMessages()
  const received = note.lines.reduce((all, line) => all + line.received, 0)
  const missing = note.lines
    .map((line) => ({ title: line.title, copies: line.quantity - line.received - line.claimed }))
    .filter(({ copies }) => copies > 0)
  const begun = received > 0 || note.extra.length > 0
  const ofClaim = failure?.intent === 'claim' ? failure.outcome : undefined
  const refused =
    failure && !ofClaim && failure.intent !== 'invoice' && (failure.intent !== 'scan' || failure.outcome.detail !== null)
      ? failure.outcome
      : undefined
  return (
    <section id="receive" className="receiving" aria-labelledby="receiving-title">
      <h2 id="receiving-title" className="ledger-title">
        {notes.receive}
      </h2>
      {claimed && (
        <p className="message message-good" role="status">
          {notes.claimMade}
        </p>
      )}
      {refused && (
        <p className="message message-error" role="alert">
          {refused.detail ?? Object.values(refused.errors).join(' ')}
        </p>
      )}
      <p className="quiet">{notes.receiveLead}</p>
      <ScanForm note={note} scanned={scanned} failure={failure} />
      {begun && (
        <>
          <p className="receiving-progress">
            <strong>{notes.progress({ received, copies: note.copies })}</strong>
            <meter min={0} max={note.copies} value={received} aria-hidden="true" />
          </p>
          {missing.length === 0 && received === note.copies && <p>{notes.complete}</p>}
          <Copies title={notes.missing} lines={missing} />
          <Copies title={notes.extra} lines={note.extra.map(({ article, copies }) => ({ title: article, copies }))} />
          <Form method="post" className="form-actions" preventScrollReset>
            {missing.length > 0 && <Submit intent="missing">{notes.claimMissing}</Submit>}
            <button type="submit" name="intent" value="anew" className="text-button">
              {notes.anew}
            </button>
          </Form>
        </>
      )}
      {/* What was claimed stays in the boxes until it is: then they are those of another claim. */}
      <OtherClaim key={note.lines.reduce((all, line) => all + line.claimed, 0)} note={note} outcome={ofClaim} />
    </section>
  )
}

function ScanForm({ note, scanned, failure }: Omit<Props, 'claimed'>) {
  const { notes } = usePrivateMessages()
  const form = useRef<HTMLFormElement>(null)
  const queue = useCodeQueue<CountedCopy>({ key: `count-${note.note}`, intent: 'count', fields: noFields })
  const last = queue.done.at(-1)
  const outcome = failure?.intent === 'scan' ? failure.outcome : undefined
  const line = note.lines.find(({ article }) => article === scanned.replace(/[\s-]/g, ''))
  // After each scan the field is empty and ready for the next one (L-13).
  useEffect(() => {
    if (scanned !== '' || outcome) form.current?.querySelector('input')?.focus()
  }, [scanned, outcome])
  const takeOver = (event: FormEvent<HTMLFormElement>) => {
    const input = event.currentTarget.querySelector<HTMLInputElement>('input[name="article"]')
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!input) return
    const code = input.value.trim()
    if (submitter?.getAttribute('value') === 'scan') {
      event.preventDefault()
      input.value = ''
      if (code !== '') queue.enqueue(code)
    } else queueMicrotask(() => (input.value = ''))
    input.focus()
  }
  return (
    <Form method="post" className="scan" ref={form} preventScrollReset onSubmit={takeOver}>
      <Field
        name="article"
        label={notes.scan}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="done"
        maxLength={40}
        required
        autoFocus={scanned !== ''}
        outcome={outcome}
      />
      <button type="submit" name="intent" value="scan" className="button">
        {notes.count}
      </button>
      <button type="submit" name="intent" value="undo" className="button button-quiet" data-each-press>
        {notes.undo}
      </button>
      {outcome?.errors['article'] && (
        <button type="submit" name="intent" value="sure" className="button button-quiet no-js-only">
          {notes.countAnyway}
        </button>
      )}
      <QueuedCodes queue={queue} />
      <p role="status" className="scan-said">
        {last && (last.line ? notes.counted(last.line) : notes.countedExtra(last))}
        {!last && scanned !== '' && (line ? notes.counted(line) : notes.countedExtra({ article: scanned }))}
      </p>
    </Form>
  )
}

function Copies({ title, lines }: { title: string; lines: readonly { title: string; copies: number }[] }) {
  const { notes } = usePrivateMessages()
  if (lines.length === 0) return null
  return (
    <div className="receiving-list">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.title}>{notes.copiesOf(line)}</li>
        ))}
      </ul>
    </div>
  )
}

function OtherClaim({ note, outcome }: { note: NoteDetail; outcome: FormOutcome | undefined }) {
  const { notes } = usePrivateMessages()
  return (
    <details className="order-fold" open={outcome !== undefined}>
      <summary>{notes.claimOther}</summary>
      <Form method="post" className="form" preventScrollReset>
        <ErrorSummary outcome={outcome} />
        <div className="form-columns">
          <Field name="line" label={notes.claimLine} outcome={outcome}>
            {note.lines.map((line) => (
              <option key={line.position} value={line.position}>
                {line.title}
              </option>
            ))}
          </Field>
          <Field name="kind" label={notes.claimKind} outcome={outcome}>
            {(['damaged', 'wrong_title', 'missing'] as const).map((kind) => (
              <option key={kind} value={kind}>
                {notes.kinds[kind]}
              </option>
            ))}
          </Field>
          <Field
            name="copies"
            label={notes.claimCopies}
            type="number"
            min={1}
            max={note.copies}
            defaultValue={1}
            required
            outcome={outcome}
          />
        </div>
        <div className="field">
          <label htmlFor="claim-comments">{notes.claimComments}</label>
          <textarea id="claim-comments" name="comments" rows={3} maxLength={1000} defaultValue={outcome?.values['comments']} />
        </div>
        <p className="form-actions">
          <Submit intent="claim" quiet>
            {notes.claimSend}
          </Submit>
        </p>
      </Form>
    </details>
  )
}
