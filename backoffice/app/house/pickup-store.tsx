import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts, Section } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { houseWords } from './words.ts'

type View = Answer<'GET /shipping/'>

const written = (days: unknown) => (days as string[]).join('\n')
const read = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** When a store hands orders over: how many on a day, and the days on which it does not. */
export function Screen() {
  const { store = '' } = useParams()
  const nameOf = useStoreNames()
  const { data } = useCall('GET /shipping/')
  const pickups = data?.pickups.find(({ store_code }) => store_code === store)
  const blocked = data?.blocked_days.find(({ store_code }) => store_code === store)
  return (
    <DetailPane title={nameOf(store)} list="/shipping" row={store}>
      {pickups && <Pickups key={`pickups ${store}`} of={pickups} />}
      {blocked && <Blocked key={`blocked ${store}`} of={blocked} />}
    </DetailPane>
  )
}

function Pickups({ of }: { of: View['pickups'][number] }) {
  const { shipping: words } = useWords(houseWords)
  const { kit } = useWords(frameWords)
  const may = useMay('shipping.change')
  const tell = useNotice()
  const save = useAct('PUT /shipping/pickups/:store/', ['GET /shipping/'])
  const fields: RecordField[] = [{ as: 'figure', name: 'pickups_a_day', label: words.pickupsADay, hint: words.pickupsADayHint }]
  if (!may) return <Facts of={[[words.pickupsADay, of.pickups_a_day === null ? words.noLimit : String(of.pickups_a_day)]]} />
  return (
    <RecordForm
      name={`pickups ${of.store_code}`}
      fields={fields}
      record={of}
      save={async (body) => {
        await save.submit({ params: { store: of.store_code }, body })
        tell({ text: kit.saved })
      }}
      refusal={save.error}
      busy={save.isPending}
    />
  )
}

function Blocked({ of }: { of: View['blocked_days'][number] }) {
  const { shipping: words } = useWords(houseWords)
  const { kit } = useWords(frameWords)
  const may = useMay('shipping.change')
  const tell = useNotice()
  const save = useAct('PUT /shipping/blocked-days/:store/', ['GET /shipping/'])
  const fields: RecordField[] = [
    { as: 'rows', name: 'days', label: words.blockedDays, hint: words.blockedDaysHint, write: written, read },
  ]
  return (
    <Section title={words.blockedDays}>
      {may ? (
        <RecordForm
          name={`blocked days ${of.store_code}`}
          fields={fields}
          record={of}
          save={async (body) => {
            await save.submit({ params: { store: of.store_code }, body })
            tell({ text: kit.saved })
          }}
          refusal={save.error}
          busy={save.isPending}
        />
      ) : (
        <pre>{written(of.days)}</pre>
      )}
    </Section>
  )
}
