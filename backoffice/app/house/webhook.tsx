import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import { Deliveries } from './deliveries.tsx'
import { ShownOnce } from './shown-once.tsx'
import { webhookFields } from './webhook-fields.ts'
import { standingOf, standingTone } from './webhook-standing.ts'
import { houseWords } from './words.ts'

const touched = ['GET /webhooks/']

/** An address that is told: what it is told, and how it answers. */
export function Screen() {
  const { webhook: id = '' } = useParams()
  const words = useWords(houseWords)
  const read = useCall('GET /webhooks/:webhook/', { params: { webhook: Number(id) } })
  const { data } = read
  return (
    <RecordPane
      list="/webhooks"
      row={id}
      title={data?.name ?? ''}
      fields={webhookFields(words)}
      blank={{}}
      read={read}
      post="POST /webhooks/"
      put="PUT /webhooks/:webhook/"
      param="webhook"
      touches={touched}
      may
      head={
        data && (
          <>
            <Mark tone={standingTone[standingOf(data)]}>{words.webhooks.standings[standingOf(data)]}</Mark>
            {data.failing_since && (
              <span className="quiet">
                {words.webhooks.since} <When at={data.failing_since} />
              </span>
            )}
          </>
        )
      }
    >
      {data && <Acts key={data.id} id={data.id} />}
      {data && <Deliveries id={data.id} />}
    </RecordPane>
  )
}

function Acts({ id }: { id: number }) {
  const { webhooks: words } = useWords(houseWords)
  const navigate = useNavigate()
  const [secret, setSecret] = useState<string | null>(null)
  const params = { webhook: id }
  const attempt = useTold('POST /webhooks/:webhook/try/', words.tried, touched)
  const renew = useAct('POST /webhooks/:webhook/secret/', touched)
  const remove = useTold('DELETE /webhooks/:webhook/', words.removed, [])
  const gone = () => {
    void navigate('/webhooks')
    void listAnew('GET /webhooks/')
  }
  return (
    <>
      <div className="detail-acts">
        <ActButton busy={attempt.busy} onAct={() => attempt.run({ params })}>
          {words.attempt}
        </ActButton>
        <ActButton
          busy={renew.isPending}
          onAct={() => renew.mutate({ params }, { onSuccess: (answer) => setSecret(answer.secret) })}
        >
          {words.renew}
        </ActButton>
        <ActButton kind="grave" busy={remove.busy} onAct={() => remove.run({ params }, gone)}>
          {words.remove}
        </ActButton>
      </div>
      {secret && <ShownOnce text={words.secretOnce} secret={secret} />}
    </>
  )
}
