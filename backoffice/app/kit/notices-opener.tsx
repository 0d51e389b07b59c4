import { lazy, Suspense, useEffect, useState } from 'react'
import { onNotice } from './notice.ts'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

/** What shows notices comes with the first of them. */
export function NoticesOpener() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => (wanted ? undefined : onNotice(() => setWanted(true))), [wanted])
  if (!wanted) return null
  return (
    <Suspense>
      <Notices />
    </Suspense>
  )
}
