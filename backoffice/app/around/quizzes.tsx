import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { monthDay } from './season.ts'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

type Row = Answer<'GET /quizzes/'>['items'][number]

const columnsOf = ({ campaigns, quizzes: words }: Words): Column<Row>[] => [
  { key: 'title', head: words.columns.title, sort: 'title', cell: ({ title }) => title },
  { key: 'opens', head: words.columns.opens, cell: ({ opens }) => words.opens[opens] },
  {
    key: 'season',
    head: words.columns.season,
    wide: true,
    cell: ({ from_day, to_day }) => campaigns.season(monthDay(from_day), monthDay(to_day)),
  },
  {
    key: 'now',
    head: words.columns.now,
    cell: ({ in_season }) => <Mark tone={in_season ? 'good' : 'plain'}>{in_season ? words.inSeason : words.outOfSeason}</Mark>,
  },
]

const viewsOf = ({ quizzes: { all, opens } }: Words): View[] => [
  { key: 'all', text: all, filters: {} },
  ...(['always', 'in_season', 'never'] as const).map((how) => ({ key: how, text: opens[how], filters: { opens: how } })),
]

const keyOf = ({ key }: Row) => key
const pathOf = ({ key }: Row) => `/quizzes/${key}`

/** Quizzes of readers, and when each opens. */
export function Screen() {
  const words = useWords(aroundWords)
  const { values } = useAddress()
  const { quiz } = useParams()
  const may = useMay('quiz.change')
  const list = useList('GET /quizzes/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.quizzes.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={quiz}
      views={viewsOf(words)}
      searches
      empty={words.quizzes.empty}
      tools={may && <NewLink to="/quizzes/new">{words.quizzes.new}</NewLink>}
    />
  )
}
