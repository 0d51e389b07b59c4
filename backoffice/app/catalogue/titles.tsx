import { useMemo } from 'react'
import { Link } from 'react-router'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { Count, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Cents, stateTone } from './shown.tsx'
import { TitleBulk, type TitleRow, useTitleRounds } from './title-bulk.tsx'
import type { Words } from './words/es.ts'
import { catalogueWords } from './words.ts'

const columnsOf = ({ titles: { columns, kinds }, states, gaps }: Words): Column<TitleRow>[] => [
  {
    key: 'title',
    head: columns.title,
    sort: 'title',
    cell: ({ title, picture }) => (
      <span className="title-cell">
        {picture ? <img src={picture} alt="" loading="lazy" /> : <span className="no-picture" />}
        <span>{title}</span>
      </span>
    ),
  },
  { key: 'author', head: columns.author, wide: true, cell: ({ author, publisher, kind }) => author ?? publisher ?? kinds[kind] },
  { key: 'ean', head: columns.ean, wide: true, cell: ({ ean }) => <span className="figures">{ean}</span> },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={stateTone[state]}>{states[state]}</Mark> },
  {
    key: 'lacks',
    head: columns.lacks,
    wide: true,
    cell: ({ lacks }) => (
      <span className="title-lacks">
        {lacks
          .filter((gap) => gap !== 'picture')
          .map((gap, index) => (
            <span key={gap}>{`${index > 0 ? ', ' : ''}${gaps[gap]}`}</span>
          ))}
      </span>
    ),
  },
  { key: 'stock', head: columns.stock, sort: 'stock', wide: true, figure: true, cell: ({ stock }) => <Count of={stock} /> },
  { key: 'price', head: columns.price, sort: 'price', figure: true, cell: ({ price_cents }) => <Cents of={price_cents} /> },
]

const viewsOf = ({ titles: { views }, gaps }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'drafts', text: views.drafts, filters: { state: 'draft' } },
  { key: 'price', text: gaps.price, filters: { lacks: 'price' } },
  { key: 'translation', text: gaps.translation, filters: { lacks: 'translation' } },
  { key: 'withdrawn', text: views.withdrawn, filters: { state: 'withdrawn' } },
]

const keyOf = ({ id }: TitleRow) => String(id)
const pathOf = ({ id }: TitleRow) => `/titles/${id}`
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, text]) => ({ value, text }))

export function Screen() {
  const words = useWords(catalogueWords)
  const { values } = useAddress()
  const list = useList('GET /titles/', values)
  const may = useMay('title.change')
  const columns = useMemo(() => columnsOf(words), [words])
  const rounds = useTitleRounds()
  const mayList = useMay('list.change')
  const { titles } = words
  const bulk = (chosen: TitleRow[], unchoose: () => void) => <TitleBulk chosen={chosen} rounds={rounds} onDone={unchoose} />
  return (
    <ListScreen
      title={titles.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      views={viewsOf(words)}
      searches
      tools={
        may && (
          <Link to="/titles/new" className="button">
            {titles.fresh}
          </Link>
        )
      }
      filters={
        <>
          <ChoiceFilter name="kind" label={titles.filter.kind} options={optionsOf(titles.kinds)} />
          <ChoiceFilter name="state" label={titles.filter.state} options={optionsOf(words.states)} />
          <ChoiceFilter name="lacks" label={titles.filter.lacks} options={optionsOf(words.gaps)} />
        </>
      }
      {...((may || mayList) && { bulk })}
      outcomes={rounds.outcomes}
      empty={titles.empty}
    />
  )
}
