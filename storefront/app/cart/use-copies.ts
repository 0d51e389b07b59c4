import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { CartLine } from '#modules/buying/cart/contract.ts'
import type { BasketOutcome } from './basket-work.ts'

/** So long after the last key or click typing has ended. */
const restMs = 400

const copiesIn = (typed: string): number | null => (/^[1-9]\d?$/.test(typed.trim()) ? Number(typed) : null)

/**
 * The copies of a line as they are typed and stepped: sent once typing has ended, at once with Enter and on leaving the field, and never
 * two requests at a time, so that the last value is the one that stays (K-11). Without scripts the form sends itself.
 */
export function useCopies(line: CartLine) {
  const form = useFetcher<BasketOutcome>()
  const field = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What stands in the field and was not sent yet. */
  const unsent = useRef(false)

  function send() {
    clearTimeout(waiting.current)
    const copies = copiesIn(field.current?.value ?? '')
    if (!unsent.current || copies === null || form.state !== 'idle') return
    unsent.current = false
    if (copies === line.quantity) return
    const fields = { intent: 'quantity', line: String(line.pk), product: String(line.product.pk), quantity: String(copies) }
    form.submit(fields, { method: 'post' })
  }
  const sending = useRef(send)
  sending.current = send
  function sendSoon(afterMs: number) {
    unsent.current = true
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => sending.current(), afterMs)
  }

  // Typed before the scripts came: it counts like what is typed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before what the shop keeps is written over it
  useEffect(() => {
    if (field.current?.value !== String(line.quantity)) sendSoon(restMs)
  }, [])
  useEffect(() => {
    if (form.state !== 'idle') return
    if (unsent.current) sending.current()
    else if (field.current) field.current.value = String(line.quantity)
  }, [line.quantity, form.state])
  useEffect(() => () => clearTimeout(waiting.current), [])

  return {
    Form: form.Form,
    field,
    busy: form.state !== 'idle',
    /** What became of the last change where it is not what was asked for; undefined before any. */
    said: form.data && (form.data.failed ?? form.data.cut?.notice ?? ''),
    onChange: () => sendSoon(restMs),
    onBlur() {
      const input = field.current
      if (input && copiesIn(input.value) === null) {
        unsent.current = false
        clearTimeout(waiting.current)
        input.value = String(line.quantity)
      } else send()
    },
    /** Enter, and the buttons beside the field. */
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const pressed = (event.nativeEvent as SubmitEvent).submitter
      const step = pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0
      const input = field.current
      const stepped = (copiesIn(input?.value ?? '') ?? line.quantity) + step
      if (!input || copiesIn(String(stepped)) === null) return
      input.value = String(stepped)
      unsent.current = true
      if (step === 0) send()
      else sendSoon(restMs)
    },
  }
}
