import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { useStores } from './store-choice.tsx'
import { countTone } from './tones.ts'
import type { Words } from './words/es.ts'
import { stockWords } from './words.ts'
import './stock.css'

type Row = Answer<'GET /counts/'>['items'][number]

const columnsOf = ({ counts: { columns, states, whole } }: Words): Column<Row>[] => [
  { key: 'where', head: columns.where, cell: ({ store_name, shelf }) => `${store_name} · ${shelf || whole}` },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={countTone[state]}>{states[state]}</Mark> },
  { key: 'by', head: columns.by, wide: true, cell: ({ opened_by }) => opened_by },
  { key: 'date', head: columns.date, cell: ({ opened_at }) => <When at={opened_at} /> },
  { key: 'titles', head: columns.titles, wide: true, figure: true, cell: ({ titles }) => titles },
  { key: 'copies', head: columns.copies, figure: true, cell: ({ copies }) => copies },
]
const viewsOf = ({ counts: { views } }: Words): View[] => [
  { key: 'open', text: views.open, filters: { state: 'open' } },
  { key: 'all', text: views.all, filters: {} },
]
const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/counts/${id}`

export function Screen() {
  const words = useWords(stockWords)
  const { values } = useAddress()
  const list = useList('GET /counts/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <>
      <Begin />
      <ListScreen
        title={words.counts.title}
        list={list}
        columns={columns}
        rowKey={keyOf}
        to={pathOf}
        views={viewsOf(words)}
        empty={words.counts.empty}
      />
    </>
  )
}

/** A new count of the own store, or of one of its shelves. */
function Begin() {
  const { counts: words } = useWords(stockWords)
  const { store_code: own } = useMe()
  const navigate = useNavigate()
  const stores = useStores()
  const [store, setStore] = useState(own ?? '')
  const [shelf, setShelf] = useState('')
  const begin = useAct('POST /counts/', ['GET /counts/'])
  const chosen = store || (stores[0]?.store_code ?? '')
  return (
    <Fields
      className="fields stock-begin"
      refusal={begin.error}
      onSubmit={() =>
        begin.mutate({ body: { store_code: chosen, shelf } }, { onSuccess: ({ id }) => void navigate(`/counts/${id}`) })
      }
    >
      {own === null && (
        <ChoiceField
          name="store_code"
          label={words.store}
          value={chosen}
          onValue={setStore}
          options={stores.map(({ store_code, name }) => ({ value: store_code, text: name }))}
        />
      )}
      <TextField name="shelf" label={words.shelf} value={shelf} onValue={setShelf} maxLength={20} />
      <Submit busy={begin.isPending}>{words.begin}</Submit>
    </Fields>
  )
}
