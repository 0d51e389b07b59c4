import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { keyOf } from './pickup-point-key.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

type Row = Answer<'GET /shipping/pickup-points/'>['items'][number]

const columnsOf = ({ shipping: words }: Words): Column<Row>[] => [
  { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'postcode', head: words.postcode, sort: 'postcode', cell: ({ postcode }) => postcode },
  { key: 'city', head: words.city, wide: true, cell: ({ city }) => city },
  { key: 'carrier', head: words.carrier, wide: true, cell: ({ carrier }) => carrier },
  {
    key: 'state',
    head: words.state,
    cell: ({ active }) => <Mark tone={active ? 'good' : 'plain'}>{active ? words.open : words.closed}</Mark>,
  },
]

const pathOf = (row: Row) => `/pickup-points/${keyOf(row)}`

/** Carriers' counters. */
export function Screen() {
  const words = useWords(houseWords)
  const { values, query } = useAddress()
  const { carrier, point } = useParams()
  const may = useMay('shipping.change')
  const list = useList('GET /shipping/pickup-points/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.shipping.pickups}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={carrier && point ? keyOf({ carrier, point }) : undefined}
      searches
      tools={
        may && (
          <Link className="button" data-kind="quiet" to={`/pickup-points/new${query}`}>
            {words.shipping.newPoint}
          </Link>
        )
      }
      empty={words.shipping.noPoints}
    />
  )
}
