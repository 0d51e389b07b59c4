import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { ShownOnce } from './shown-once.tsx'
import { webhookFields } from './webhook-fields.ts'
import { houseWords } from './words.ts'

const blank = { events: [], active: true }

/** One more address that is told, and its secret. */
export function Screen() {
  const words = useWords(houseWords)
  const make = useAct('POST /webhooks/', ['GET /webhooks/'])
  const [made, setMade] = useState<{ id: number; secret: string } | null>(null)
  return (
    <DetailPane title={words.webhooks.new} list="/webhooks" row="new">
      {made ? (
        <>
          <ShownOnce text={words.webhooks.secretOnce} secret={made.secret} />
          <p>
            <Link to={`/webhooks/${made.id}`}>{words.webhooks.goOn}</Link>
          </p>
        </>
      ) : (
        <RecordForm
          name="new webhook"
          fields={webhookFields(words)}
          record={blank}
          save={async (body) => setMade(await make.submit({ body }))}
          refusal={make.error}
          busy={make.isPending}
          submit={words.webhooks.create}
        />
      )}
    </DetailPane>
  )
}
