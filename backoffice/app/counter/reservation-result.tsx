import { lazy, Suspense } from 'react'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { language } from '../words/dictionary.ts'

/** What is kept comes from the desk that keeps it, with its words. */
const ReservationParts = lazy(async () => {
  const [{ ReservationParts: parts }, { madeWords }] = await Promise.all([
    import('../made/reservation-parts.tsx'),
    import('../made/words.ts'),
  ])
  await madeWords.load(language())
  return { default: parts }
})

/** The slip of a reservation: for whom, until when, and what can be done with it. */
export function ReservationResult({ found: { reservation } }: { found: { kind: 'reservation'; reservation: number } }) {
  const { data, error, refetch } = useCall('GET /reservations/:reservation/', { params: { reservation } })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <article className="counter-card">
      <h2>
        {data.name} <span className="quiet">{data.code}</span>
      </h2>
      <Suspense>
        <ReservationParts of={data} />
      </Suspense>
    </article>
  )
}
