import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'

const Locked = lazy(async () => ({ default: (await import('./locked.tsx')).Locked }))

/** Whoever leaves a shared till leaves it locked after so long. */
const locksAfter = 3 * 60_000

/** Locks a till that nobody touches. What was open stays as it is, out of sight, for who opens it again. */
export function Lockable({ children }: { children: ReactNode }) {
  const { session } = useMe()
  const { mutate: lock } = useAct('POST /session/lock/', ['GET /me/'])
  const watched = session.till_store !== null && !session.locked
  useEffect(() => {
    if (!watched) return
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
    }
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
    for (const event of events) document.addEventListener(event, touch, { capture: true, passive: true })
    const timer = setInterval(() => {
      if (Date.now() - touched >= locksAfter) lock({})
    }, 5_000)
    return () => {
      clearInterval(timer)
      for (const event of events) document.removeEventListener(event, touch, { capture: true })
    }
  }, [watched, lock])
  return (
    <>
      <div hidden={session.locked} inert={session.locked}>
        {children}
      </div>
      {session.locked && (
        <Suspense>
          <Locked />
        </Suspense>
      )}
    </>
  )
}
