import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { ReservationParts } from './reservation-parts.tsx'

/** One reservation, beside its list. */
export function Screen() {
  const { reservation = '' } = useParams()
  const { data, error, refetch } = useCall('GET /reservations/:reservation/', { params: { reservation } })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <DetailPane title={`${data.code} · ${data.name}`} list="/reservations" row={reservation}>
      <ReservationParts key={data.id} of={data} />
    </DetailPane>
  )
}
