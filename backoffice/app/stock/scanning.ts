import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, CallName, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { doOrKeep, useQueue } from '../api/queue.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMe } from '../api/session.tsx'
import { useNotice } from '../kit/notice.ts'

type ScanCall = 'POST /counts/:count/scans/' | 'POST /supplier-deliveries/:delivery/scans/'
type Line<Name extends ScanCall> = Answer<Name> extends { items: { line: infer One }[] } ? One : never
interface Given {
  code: string
  copies?: number
  by_hand?: boolean
}

/** What was scanned last: on its way, taken with its line, or kept on the device until the line is back. */
export interface Scanned<Name extends ScanCall> {
  code: string
  state: 'sending' | 'taken' | 'kept'
  line: Line<Name> | null
}

/**
 * Sends scans, each with its key, so that one that is sent twice counts once; those that find nobody wait in the queue of the frame.
 * `touches` is the call whose answer shows them.
 */
export function useScanning<Name extends ScanCall>(name: Name, params: Record<string, number>, touches: CallName) {
  const { id: staff } = useMe()
  const client = useQueryClient()
  const notice = useNotice()
  const [last, setLast] = useState<Scanned<Name> | null>(null)
  const here = JSON.stringify(params)
  const waiting = useQueue().filter(
    (act) => act.name === name && JSON.stringify((act.input as { params: unknown }).params) === here,
  )
  const scan = async (given: Given) => {
    const { code } = given
    const whole = { key: crypto.randomUUID(), ...given, at: new Date().toISOString() }
    const input = { params, body: { scans: [whole] } } as unknown as Input<Name>
    setLast((before) => ({ code, state: 'sending', line: before?.code === code ? before.line : null }))
    try {
      const { items } = (await call(name, input)) as { items: { line: Line<Name> }[] }
      setLast({ code, state: 'taken', line: items[0]?.line ?? null })
      void client.invalidateQueries({ queryKey: [touches] })
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.status !== 0) return notice({ text: error.message, kind: 'fault' })
      const outcome = await doOrKeep(staff, name, input, code)
      setLast({ code, state: outcome === 'waits' ? 'kept' : 'taken', line: null })
    }
  }
  return { last, waiting: waiting.length, scan: (given: Given) => void scan(given) }
}
