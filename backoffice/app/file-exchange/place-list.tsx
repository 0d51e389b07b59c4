import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../api/session.tsx'
import { type Column, type ListOf, ListScreen } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Direction, Standing } from './directions.ts'
import { exchangeWords } from './words.ts'

interface Place {
  id: number
  name: string
  host: string | null
  folder: string
}

interface Props<Row> {
  of: Direction
  list: ListOf<Row>
  standingOf: (row: Row) => Standing
  /** What stands between the name and how it goes. */
  columns: readonly Column<Row>[]
}

const keyOf = ({ id }: Place) => String(id)
const tone = { on: 'good', off: 'plain', failing: 'bad', waiting: 'wait' } as const

/** How a place stands, in one word. */
export function StandingMark({ of, state }: { of: Direction; state: Standing['state'] }) {
  return <Mark tone={tone[state]}>{useWords(exchangeWords)[of.words].standings[state]}</Mark>
}

/** The server and its folder, or the folder of this machine. */
export const whereOf = ({ host, folder }: Place) => (host ? `${host} ${folder}` : folder || '/')

/** The last time, or that there was none. */
export const lastOf = (at: string | null, never: string) => (at ? <When at={at} short /> : never)

/** Places of one direction, and how each stands. */
export function PlaceList<Row extends Place>({ of, list, standingOf, columns: own }: Props<Row>) {
  const words = useWords(exchangeWords)[of.words]
  const open = useParams()[of.param]
  const may = useMay(of.change)
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'name', head: words.name, sort: 'name', cell: ({ name }) => name },
      ...own,
      { key: 'state', head: words.state, cell: (row) => <StandingMark of={of} state={standingOf(row).state} /> },
    ],
    [words, own, of, standingOf],
  )
  return (
    <ListScreen
      title={words.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={({ id }) => `${of.path}/${id}`}
      open={open}
      views={[
        { key: 'all', text: words.views.all, filters: {} },
        { key: 'on', text: words.views.on, filters: { active: 'true' } },
        { key: 'failing', text: words.views.failing, filters: { failing: 'true' } },
      ]}
      searches
      tools={may && <NewLink to={`${of.path}/new`}>{words.new}</NewLink>}
      empty={words.empty}
    />
  )
}
