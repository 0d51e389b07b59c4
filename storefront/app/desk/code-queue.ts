import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Failure, noAnswer } from '../api/failure.ts'

/** A code that was read and is not answered yet, or was refused. */
export interface QueuedCode {
  id: string
  code: string
  state: 'waiting' | 'sent' | 'failed'
  /** Why it was refused; null where no answer came, so that nobody knows whether it counted. */
  failed: string | null
  /** Whether it may be taken all the same when somebody says so. */
  ask: boolean
  /** Somebody said so. */
  sure: boolean
}

/** What came of one code. */
export type CodeAnswer<Done> = { id: string; done: Done } | { id: string; failed: string | null; ask: boolean }

/** The codes of a form of the queue, in the order in which they were read. */
export const queuedIn = (form: FormData): { id: string; code: string; sure: boolean }[] => {
  const [ids, codes, sure] = [form.getAll('id'), form.getAll('code'), form.getAll('sure')]
  return codes.map((code, index) => ({
    id: String(ids[index] ?? index),
    code: String(code),
    sure: sure[index] === 'true',
  }))
}

/** Why a code was refused; null where nobody answered, and it may have counted all the same. */
export const reasonOf = (failure: Failure | undefined): string | null =>
  !failure || failure.code === noAnswer ? null : (Object.values(failure.fields)[0]?.[0] ?? failure.detail)

const fresh = { state: 'waiting', failed: null, ask: false, sure: false } as const
const restorable = (kept: unknown): QueuedCode[] =>
  Array.isArray(kept)
    ? kept.flatMap((item: Partial<QueuedCode> | null) =>
        typeof item?.code === 'string' && typeof item.id === 'string'
          ? [{ ...fresh, ...item, id: item.id, code: item.code, state: item.state === 'waiting' ? 'waiting' : 'failed' }]
          : [],
      )
    : []

const keptUnder = (key: string): QueuedCode[] => {
  try {
    return restorable(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/**
 * Codes as fast as a scanner or a hand gives them (L-13): each is taken over at Enter, and they are answered in their order, whatever
 * the line does meanwhile. One that is refused or gets no answer stays until somebody retries or drops it; a reload keeps them too.
 */
export function useCodeQueue<Done>({ key, intent, fields }: { key: string; intent: string; fields: Record<string, string> }) {
  const fetcher = useFetcher<CodeAnswer<Done>[]>()
  const [codes, setCodes] = useState<QueuedCode[]>([])
  const serial = useRef(0)
  const restored = useRef(false)
  useEffect(() => {
    if (restored.current) {
      if (codes.length > 0) sessionStorage.setItem(key, JSON.stringify(codes))
      else sessionStorage.removeItem(key)
      return
    }
    restored.current = true
    const kept = keptUnder(key)
    if (kept.length > 0) setCodes((now) => [...kept, ...now])
  }, [key, codes])

  const answers = fetcher.data
  useEffect(() => {
    if (!answers) return
    const byId = new Map(answers.map((answer) => [answer.id, answer]))
    setCodes((now) =>
      now.flatMap((queuedCode): QueuedCode[] => {
        const answer = queuedCode.state === 'sent' ? byId.get(queuedCode.id) : undefined
        if (!answer) return [queuedCode]
        return 'done' in answer ? [] : [{ ...queuedCode, state: 'failed', failed: answer.failed, ask: answer.ask }]
      }),
    )
  }, [answers])
  useEffect(() => {
    // No answer came for what was sent: it stays, and says so.
    if (fetcher.state === 'idle')
      setCodes((now) =>
        now.some(isSent)
          ? now.map((queuedCode) => (isSent(queuedCode) ? { ...queuedCode, state: 'failed', failed: null } : queuedCode))
          : now,
      )
  }, [fetcher.state])
  useEffect(() => {
    const waiting = codes.filter(({ state }) => state === 'waiting')
    if (waiting.length === 0 || codes.some(isSent) || fetcher.state === 'submitting') return
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, intent })) form.append(name, value)
    for (const { id, code, sure } of waiting) {
      form.append('id', id)
      form.append('code', code)
      form.append('sure', String(sure))
    }
    const ids = new Set(waiting.map(({ id }) => id))
    setCodes((now) => now.map((queuedCode) => (ids.has(queuedCode.id) ? { ...queuedCode, state: 'sent' } : queuedCode)))
    void fetcher.submit(form, { method: 'post', preventScrollReset: true })
  }, [codes, fetcher, fields, intent])

  const change = (id: string, to: Partial<QueuedCode>) =>
    setCodes((now) => now.map((queuedCode) => (queuedCode.id === id ? { ...queuedCode, ...to } : queuedCode)))
  return {
    codes,
    /** What came of the codes sent last. */
    done: (answers ?? []).flatMap((answer) => ('done' in answer ? [answer.done] : [])),
    enqueue(text: string) {
      const read = apart(text).map((code) => ({ ...fresh, id: `${Date.now()}-${++serial.current}`, code }))
      setCodes((now) => [...now, ...read])
    },
    retry: (id: string) => change(id, fresh),
    takeAnyway: (id: string) => change(id, { ...fresh, sure: true }),
    drop: (id: string) => setCodes((now) => now.filter((queuedCode) => queuedCode.id !== id)),
  }
}

/** What a scanner read while the scripts of the page were on their way stands in one piece: its Enter was kept, not its codes taken over. */
export const apart = (text: string): string[] => (/^\d{13}(\d{13})+$/.test(text) ? (text.match(/\d{13}/g) ?? []) : [text])

const isSent = ({ state }: QueuedCode) => state === 'sent'
export type CodeQueue = Pick<ReturnType<typeof useCodeQueue>, 'codes' | 'retry' | 'takeAnyway' | 'drop'>
