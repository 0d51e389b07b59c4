import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Badge } from '../kit/badge.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import { useColleagueFields } from './colleague-fields.ts'
import { houseWords } from './words.ts'

type Colleague = Answer<'GET /users/:id/'>
const touched = ['GET /users/']

/** A colleague: roles and store, whether they work here, where they are signed in. */
export function Screen() {
  const { colleague: id = '' } = useParams()
  const { colleagues: words } = useWords(houseWords)
  const read = useCall('GET /users/:id/', { params: { id: Number(id) } })
  const { data } = read
  return (
    <RecordPane
      list="/colleagues"
      row={id}
      title={data?.name ?? ''}
      fields={useColleagueFields()}
      blank={{}}
      read={read}
      post="POST /users/"
      put="PUT /users/:id/"
      param="id"
      touches={touched}
      may
      head={
        data && (
          <>
            <Mark tone={data.active ? 'good' : 'plain'}>{data.active ? words.works : words.left}</Mark>
            <span className="quiet">{data.email}</span>
            <Link to={`/record?${new URLSearchParams({ staff: data.email })}`}>{words.acts}</Link>
          </>
        )
      }
    >
      <p className="quiet">{words.ends}</p>
      {data && <Acts of={data} />}
      {data && <Sessions of={data} />}
    </RecordPane>
  )
}

function Acts({ of: { id, name, active, version } }: { of: Colleague }) {
  const { colleagues: words } = useWords(houseWords)
  const stand = useTold('PUT /users/:id/', active ? words.suspended : words.lettingIn, touched)
  const invite = useTold('POST /users/:id/invite/', words.invited, touched)
  const factors = useTold('DELETE /users/:id/factors/', words.factorsGone, touched)
  const badge = useAct('POST /users/:id/badge/', touched)
  const tell = useNotice()
  const params = { id }
  return (
    <>
      <div className="detail-acts">
        <ActButton
          kind={active ? 'grave' : 'quiet'}
          busy={stand.busy}
          onAct={() => stand.run({ params, body: { active: !active, version } })}
        >
          {active ? words.suspend : words.letIn}
        </ActButton>
        <ActButton busy={invite.busy} onAct={() => invite.run({ params })}>
          {words.again}
        </ActButton>
        <ActButton busy={factors.busy} onAct={() => factors.run({ params })}>
          {words.factors}
        </ActButton>
        <ActButton
          busy={badge.isPending}
          onAct={() => badge.mutate({ params, body: {} }, { onError: ({ message }) => tell({ text: message, kind: 'fault' }) })}
        >
          {words.badge}
        </ActButton>
      </div>
      {badge.data && <Badge code={badge.data.badge} name={name} />}
    </>
  )
}

function Sessions({ of: { id } }: { of: Colleague }) {
  const { colleagues: words } = useWords(houseWords)
  const { data } = useCall('GET /users/:id/sessions/', { params: { id } })
  const endAll = useTold('DELETE /users/:id/sessions/', words.ended, touched)
  const end = useTold('DELETE /users/:id/sessions/:session/', words.ended, touched)
  const items = data?.items ?? []
  if (items.length === 0)
    return (
      <Section title={words.sessions}>
        <p className="quiet">{words.noSessions}</p>
      </Section>
    )
  return (
    <Section
      title={words.sessions}
      tools={
        <ActButton busy={endAll.busy} onAct={() => endAll.run({ params: { id } })}>
          {words.endAll}
        </ActButton>
      }
    >
      <table className="lines">
        <thead>
          <tr>
            <th>{words.place}</th>
            <th>{words.used}</th>
            <th>
              <span className="visually-hidden">{words.end}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((session) => (
            <tr key={session.id}>
              <td>
                {[session.device || words.command, session.address].join(' · ')}{' '}
                {session.here && <Mark tone="info">{words.here}</Mark>}
              </td>
              <td>
                <When at={session.used_at} short />
              </td>
              <td>
                <ActButton busy={end.busy} onAct={() => end.run({ params: { id, session: session.id } })}>
                  {words.end}
                </ActButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
