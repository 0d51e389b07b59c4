import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { doOrKeep, useQueue } from '../api/queue.ts'
import { useMe } from '../api/session.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'

const name = 'POST /door-lists/:activity/came/'

/** What was ticked and has not been read back yet: on its way, or kept on the device until the line is back. */
export function useTicks(activity: number) {
  const { door: words } = useWords(doorWords)
  const { id: staff } = useMe()
  const client = useQueryClient()
  const notice = useNotice()
  const [sending, setSending] = useState<ReadonlyMap<number, number | null>>(new Map())
  const kept = useQueue()
    .filter((act) => act.name === name && act.refused === undefined)
    .map(({ input }) => input as { params: { activity: number }; body: { registration: number; came: number | null } })
    .filter(({ params }) => params.activity === activity)
  const said = new Map<number, number | null>(kept.map(({ body }) => [body.registration, body.came]))
  for (const [registration, came] of sending) said.set(registration, came)
  const forget = (registration: number) =>
    setSending((before) => {
      const next = new Map(before)
      next.delete(registration)
      return next
    })
  const tick = async (registration: number, came: number | null) => {
    setSending((before) => new Map(before).set(registration, came))
    const input = { params: { activity }, body: { registration, came, at: new Date().toISOString() } }
    try {
      if ((await doOrKeep(staff, name, input, words.queued(registration))) === 'done')
        await client.invalidateQueries({ queryKey: ['GET /door-lists/:activity/'] })
    } catch (error) {
      notice({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })
    }
    forget(registration)
  }
  return { said, waiting: kept.length, tick: (registration: number, came: number | null) => void tick(registration, came) }
}
