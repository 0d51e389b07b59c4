import { Link, useOutlet, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Count, Mark, Money, PartHeading, Section } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useZoneName } from '../kit/zone-name.ts'
import { useWords } from '../words/dictionary.ts'
import './house.css'
import { Trial } from './shipping-trial.tsx'
import { houseWords } from './words.ts'

type View = Answer<'GET /shipping/'>
type Holiday = View['holidays']['holidays'][number]

/** What decides on days and prices of shipping, and what a basket would cost by it. */
export function Screen() {
  const { shipping: words } = useWords(houseWords)
  const detail = useOutlet()
  const { data, error, refetch } = useCall('GET /shipping/')
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{words.title}</title>
      <section className="list-pane house-page" aria-label={words.title}>
        <h1>{words.title}</h1>
        {error && !data && <Failed error={error} again={() => void refetch()} />}
        <PartHeading value="h2">
          <Trial />
          {data && <Zones zones={data.zones} />}
          {data && <Stores of={data} />}
          {data && <Holidays kept={data.holidays} />}
        </PartHeading>
      </section>
      {detail}
    </div>
  )
}

function Zones({ zones }: { zones: View['zones'] }) {
  const zoneName = useZoneName()
  const { shipping: words } = useWords(houseWords)
  const { zone: open } = useParams()
  return (
    <Section title={words.zones}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{words.zone}</th>
            <th scope="col">{words.days}</th>
            <th scope="col">{words.freeFrom}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone.zone}>
              <th scope="row">
                <Link to={`/shipping/${zone.zone}`} data-row={zone.zone} aria-current={open === zone.zone || undefined}>
                  {zoneName(zone.zone)}
                </Link>
              </th>
              <td>
                {zone.days_from}–{zone.days_to}
              </td>
              <td>{zone.free_from === null ? words.never : <Money euros={zone.free_from} />}</td>
              <td>
                <Mark tone={zone.active ? 'good' : 'plain'}>{zone.active ? words.active : words.off}</Mark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Stores({ of }: { of: View }) {
  const { shipping: words } = useWords(houseWords)
  const { store: open } = useParams()
  const nameOf = useStoreNames()
  const blocked = new Map(of.blocked_days.map(({ store_code, days }) => [store_code, days.length]))
  return (
    <Section title={words.inStores}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{words.store}</th>
            <th scope="col" data-figure>
              {words.pickupsADay}
            </th>
            <th scope="col" data-figure>
              {words.blockedDays}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.pickups.map(({ store_code, pickups_a_day }) => (
            <tr key={store_code}>
              <th scope="row">
                <Link to={`/shipping/store/${store_code}`} data-row={store_code} aria-current={open === store_code || undefined}>
                  {nameOf(store_code)}
                </Link>
              </th>
              <td data-figure>{pickups_a_day === null ? words.noLimit : <Count of={pickups_a_day} />}</td>
              <td data-figure>
                <Count of={blocked.get(store_code) ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const written = (rows: unknown) => (rows as Holiday[]).map(({ day, name }) => `${day} ${name}`.trim()).join('\n')
const read = (text: string): Holiday[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [day = '', ...name] = line.split(' ')
      return { day, name: name.join(' ') }
    })

function Holidays({ kept }: { kept: View['holidays'] }) {
  const { shipping: words } = useWords(houseWords)
  const { kit } = useWords(frameWords)
  const may = useMay('shipping.change')
  const tell = useNotice()
  const save = useAct('PUT /shipping/holidays/', ['GET /shipping/'])
  const fields: RecordField[] = [
    { as: 'rows', name: 'holidays', label: words.holidays, hint: words.holidaysHint, write: written, read },
  ]
  return (
    <Section title={words.holidays}>
      {may ? (
        <RecordForm
          name="holidays"
          fields={fields}
          record={kept}
          save={async (body) => {
            await save.submit({ body })
            tell({ text: kit.saved })
          }}
          refusal={save.error}
          busy={save.isPending}
        />
      ) : (
        <pre>{written(kept.holidays)}</pre>
      )}
    </Section>
  )
}
