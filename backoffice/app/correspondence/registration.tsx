import { Link, useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Facts, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'
import { registrationTone } from './tones.ts'
import { useSaidAct } from './use-act.ts'

/** One registration: how to reach whoever made it, and taking it off the list; the next who waits moves up. */
export function Screen() {
  const { activity = '', registration: id = '' } = useParams()
  const { values } = useAddress()
  const { registrations: words, door } = useWords(doorWords)
  const row = useList('GET /agenda/:activity/registrations/', values, { activity }).rows.find((one) => String(one.id) === id)
  const act = useSaidAct(
    'POST /agenda/registrations/:registration/cancel/',
    ['GET /agenda/', 'GET /door-lists/'],
    words.cancelled,
  )
  if (!row) return null
  return (
    <DetailPane
      title={row.name}
      list={`/doors/${activity}/registrations`}
      row={id}
      head={<Mark tone={registrationTone[row.state]}>{words.states[row.state]}</Mark>}
    >
      <Facts
        of={[
          [words.columns.places, door.places(row.places)],
          [words.columns.companions, row.companions.join(', ')],
          [
            words.columns.order,
            row.order && (
              <Link key="order" to={`/orders/${row.order}`}>
                {row.order}
              </Link>
            ),
          ],
          [words.columns.email, row.email],
          [words.columns.phone, row.phone],
          [words.columns.ticket, row.ticket],
          [words.columns.registered, <When key="registered" at={row.registered_at} />],
          [words.columns.came, row.came_at && <When key="came" at={row.came_at} />],
        ]}
      />
      <div className="acts">
        <ActButton
          kind="grave"
          busy={act.busy}
          whyNot={row.state === 'cancelled' ? words.gone : null}
          onAct={() => void act.quick({ params: { registration: row.id } })}
        >
          {words.cancel}
        </ActButton>
      </div>
    </DetailPane>
  )
}
