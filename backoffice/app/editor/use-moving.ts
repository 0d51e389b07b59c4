import { useState } from 'react'
import type { Day } from '#kernel/days.ts'
import { call } from '../api/client.ts'
import { useAct } from '../api/queries.ts'
import { isRefusal } from '../api/refusal.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { touched as touches } from './activity-acts.tsx'
import { type Activity, dayOfActivity, onDay } from './move-activity.ts'
import { editorWords } from './words.ts'
import type { Told } from './would-tell.tsx'

interface Asked {
  activity: Activity
  day: Day
  told: Told
  answer: (goes: boolean) => void
}

/** What was moved, or was to be, and when: it takes the focus again wherever it stands by then. */
export interface Touched {
  id: number
  at: number
}

/** Gives an activity another day: whom that is told to is shown before, and where it is told to nobody it can be taken back. */
export function useMoving() {
  const { agenda: words } = useWords(editorWords)
  const notice = useNotice()
  const save = useAct('PUT /agenda/:activity/', touches)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [busy, setBusy] = useState(false)
  const [touched, setTouched] = useState<Touched | null>(null)

  const put = async (activity: Activity, day: Day): Promise<Activity> =>
    save.submit({ params: { activity: activity.id }, body: onDay(activity, day) })
  const agreed = (activity: Activity, day: Day, told: Told) =>
    new Promise<boolean>((answer) => setAsked({ activity, day, told, answer })).finally(() => setAsked(null))
  /** Does it and says what became of it; the focus stays with what was moved. */
  const attempt = async (work: () => Promise<void>, id: number) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [fault] = Object.values(error.fields)
      notice({ text: fault?.[0] ?? error.message, kind: 'fault' })
    } finally {
      setBusy(false)
      setTouched({ id, at: Date.now() })
    }
  }
  const move = (activity: Activity, day: Day) =>
    attempt(async () => {
      const before = dayOfActivity(activity)
      if (day === before) return
      const body = onDay(activity, day)
      const told = await call('POST /agenda/:activity/told/', { params: { activity: activity.id }, body })
      if (told.people > 0 && !(await agreed(activity, day, told))) return
      const kept = await put(activity, day)
      const back = () => void attempt(() => put(kept, before).then(() => notice({ text: words.movedBack })), activity.id)
      notice({ text: words.moved, ...(told.people === 0 && { undo: back }) })
    }, activity.id)
  return { asked, busy, move, touched }
}
