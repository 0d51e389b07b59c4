import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './door-words/es.ts'
import { doorWords } from './door-words.ts'
import { ShownOnce } from './shown-once.tsx'

type Stores = Answer<'GET /stores/'>['items']

const fieldsOf = ({ keys: words }: Words, stores: Stores): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  {
    as: 'several',
    name: 'scopes',
    label: words.scopes,
    options: Object.entries(words.scopeNames).map(([value, text]) => ({ value, text })),
  },
  { as: 'day', name: 'expires_on', label: words.expires, required: true },
  {
    as: 'choice',
    name: 'store_code',
    label: words.store,
    hint: words.storeHint,
    empty: words.everyStore,
    options: stores.map(({ store_code, name }) => ({ value: store_code, text: name })),
  },
  { as: 'words', name: 'networks', label: words.networks, hint: words.networksHint },
  { as: 'maybe', name: 'storefront', label: words.storefront, hint: words.storefrontHint },
]
const blank = { scopes: [], networks: [] }

/** A new key, shown once. */
export function Screen() {
  const words = useWords(doorWords)
  const stores = useCall('GET /stores/', undefined, { staleTime: 600_000 }).data?.items ?? []
  const make = useAct('POST /keys/', ['GET /keys/'])
  const [made, setMade] = useState<{ id: number; secret: string } | null>(null)
  return (
    <DetailPane title={words.keys.new} list="/keys" row="new">
      {made ? (
        <>
          <ShownOnce text={words.keys.secretOnce} secret={made.secret} />
          <p>
            <Link to={`/keys/${made.id}`}>{words.keys.goOn}</Link>
          </p>
        </>
      ) : (
        <RecordForm
          name="new key"
          fields={fieldsOf(words, stores)}
          record={blank}
          save={async (body) => setMade(await make.submit({ body }))}
          refusal={make.error}
          busy={make.isPending}
          submit={words.keys.create}
        />
      )}
    </DetailPane>
  )
}
