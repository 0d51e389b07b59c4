import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { listAnew, type Name, nameRead, touchedWithout } from './name-read.ts'
import { nameWords } from './words.ts'

/** Two that are one: what would move is seen before. */
export function MergeName({ name }: { name: Name }) {
  const { merge: words } = useWords(nameWords)
  const may = useMay('name.change')
  const [into, setInto] = useState<number | null>(null)
  if (!may) return null
  const { kind } = name
  return (
    <Section title={words.title}>
      <p className="quiet">{words.text}</p>
      {into === null ? (
        <Picker
          label={words.pick}
          search={async (q, signal) =>
            (
              await call('GET /names/:kind/', { params: { kind }, query: { q, sort: 'nearest', limit: 12 } }, { signal })
            ).items.filter(({ id }) => id !== name.id)
          }
          itemKey={({ id }) => String(id)}
          itemText={(one) => one.name}
          show={(one) => (
            <>
              {one.name} <span className="quiet">{one.note}</span>
            </>
          )}
          onPick={({ id }) => setInto(id)}
        />
      ) : (
        <Preview name={name} into={into} onCancel={() => setInto(null)} />
      )}
    </Section>
  )
}

function Preview({ name, into, onCancel }: { name: Name; into: number; onCancel: () => void }) {
  const { merge: words } = useWords(nameWords)
  const notice = useNotice()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { kind } = name
  const params = { kind, name: name.id }
  const { data } = useCall('GET /names/:kind/:name/merge/', { params, query: { into } }, { staleTime: 0 })
  const merge = useAct('POST /names/:kind/:name/merge/', touchedWithout)
  if (!data) return null
  const submit = () =>
    merge.mutate(
      { params, body: { into } },
      {
        onSuccess: (answer) => {
          nameRead(answer)
          notice({ text: words.done(answer.name) })
          void navigate(`/names/${kind}/${answer.id}${search}`)
          void listAnew()
        },
      },
    )
  return (
    <div className="merge" role="status">
      <p>
        {words.moves(data.titles, data.into.name)} {data.both > 0 && words.both(data.both)}
      </p>
      <ul>
        {data.some.map(({ id, title, ean }) => (
          <li key={id}>
            {title} <span className="quiet figures">{ean}</span>
          </li>
        ))}
        {data.titles > data.some.length && <li className="quiet">…</li>}
      </ul>
      {merge.error && (
        <p className="fault" role="alert">
          {merge.error.message}
        </p>
      )}
      <div className="name-acts">
        <ActButton kind="main" onAct={submit} whyNot={data.problem} busy={merge.isPending}>
          {words.act(name.name, data.into.name)}
        </ActButton>
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}
