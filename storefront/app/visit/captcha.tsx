import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { type Challenge, type CodeChallenge, codePayload } from '#modules/platform/captcha/contract.ts'
import { browserApi } from '../api/client.ts'
import { useMessages } from '../messages/messages.tsx'
import { useEarly } from '../ui/early.ts'
import { type FormOutcome, fieldId } from '../ui/form.tsx'
import { workOfBrowser } from './person-work.ts'

type State = 'open' | 'working' | 'done'

/**
 * Proves that a person is buying (P-23): a box that makes the browser work, or a question in words, which is all there is before
 * scripts arrive and whatever a screen reader prefers. A form that is sent while the browser works goes once that is done.
 */
export function Captcha({
  question,
  outcome,
  scope,
}: {
  question: CodeChallenge | null
  outcome: FormOutcome | undefined
  /** Tells it from another on the page. */
  scope?: string | undefined
}) {
  const { checkout } = useMessages()
  const [id, answerId] = [fieldId('captcha', scope), ['captcha-answer', scope].filter(Boolean).join('-')]
  const [state, setState] = useState<State>('open')
  // The page's own question keeps what is typed below it, also when scripts come meanwhile.
  const [first] = useState(question)
  const [asked, setAsked] = useState(question)
  const [answer, setAnswer] = useState('')
  const [payload, setPayload] = useState('')
  const error = outcome?.errors['captcha']
  const described = error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {}
  // An answer passes once: a form that came back needs another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is another attempt
  useEffect(() => {
    setPayload('')
    setState('open')
    setAnswer('')
  }, [outcome])

  const box = useEarly<HTMLInputElement>(({ checked }) => checked && tick(true))

  const work = useRef<{ sent?: SubmitEvent } | null>(null)
  useEffect(() => {
    const form = box.current?.form
    const hold = (event: SubmitEvent) => {
      if (!work.current) return
      event.preventDefault()
      event.stopPropagation()
      work.current.sent = event
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [box])
  // By then the answer stands in its field.
  useEffect(() => {
    if (state !== 'done') return
    const sent = work.current?.sent
    work.current = null
    if (sent) box.current?.form?.requestSubmit(sent.submitter)
  }, [state, box])

  async function tick(checked: boolean) {
    if (!checked) {
      work.current = null
      setPayload('')
      setState('open')
      return
    }
    work.current = {}
    setState('working')
    const text = await workOfBrowser().catch(() => null)
    if (text) {
      setPayload(text)
      setState('done')
      return
    }
    work.current = null
    setState('open')
    await ask()
  }

  async function ask() {
    const other = await browserApi.get<z.output<typeof Challenge>>('/captcha/', { kind: 'code' })
    if (other?.kind === 'code') setAsked(other)
  }

  return (
    <fieldset className="captcha" id={id}>
      <input type="hidden" name="captcha" value={payload} />
      {!asked && (
        <label className="check">
          <input
            ref={box}
            type="checkbox"
            {...described}
            checked={state !== 'open'}
            disabled={state === 'working'}
            onChange={(event) => tick(event.target.checked)}
          />
          <span>
            {checkout.captcha}{' '}
            <span className="quiet" role="status">
              {state === 'working' ? checkout.captchaWorking : state === 'done' ? checkout.captchaDone : ''}
            </span>
          </span>
        </label>
      )}
      {!asked && state === 'open' && (
        <button type="button" className="text-button" onClick={ask}>
          {checkout.captchaQuestion}
        </button>
      )}
      {asked && (
        <div className="field">
          <label htmlFor={answerId}>{asked.question}</label>
          <input type="hidden" name="captcha_question" value={asked.challenge} />
          <input
            key={asked.challenge}
            id={answerId}
            {...described}
            name="captcha_answer"
            inputMode="numeric"
            autoComplete="off"
            value={asked === first ? undefined : answer}
            onChange={(event) => {
              setAnswer(event.target.value)
              setPayload(codePayload(asked.challenge, event.target.value))
            }}
          />
        </div>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
