import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Count, Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { type Campaign, campaignTone, stateOf } from './campaign-states.ts'
import { monthDay } from './season.ts'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

const columnsOf = ({ campaigns: words }: Words, language: Language): Column<Campaign>[] => [
  { key: 'title', head: words.columns.title, cell: ({ titles }) => titles[language] },
  {
    key: 'state',
    head: words.columns.state,
    cell: (row) => <Mark tone={campaignTone[stateOf(row)]}>{words.states[stateOf(row)]}</Mark>,
  },
  {
    key: 'season',
    head: words.columns.season,
    cell: ({ from_day, to_day }) => words.season(monthDay(from_day), monthDay(to_day)),
  },
  {
    key: 'place',
    head: words.columns.place,
    figure: true,
    sort: 'position',
    wide: true,
    cell: ({ position }) => <Count of={position} />,
  },
  { key: 'address', head: words.columns.address, wide: true, cell: ({ addresses }) => addresses?.[language] ?? '' },
]

const viewsOf = ({ campaigns: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'now', text: views.now, filters: { in_season: 'true' } },
  { key: 'rest', text: views.rest, filters: { in_season: 'false', active: 'true' } },
  { key: 'off', text: views.off, filters: { active: 'false' } },
]

const keyOf = ({ key }: Campaign) => key
const pathOf = ({ key }: Campaign) => `/campaigns/${key}`

/** Gift campaigns, and which of them is shown today. */
export function Screen() {
  const words = useWords(aroundWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { campaign } = useParams()
  const list = useList('GET /gifts/campaigns/', values)
  const may = useMay('gift.change')
  const columns = useMemo(() => columnsOf(words, language), [words, language])
  return (
    <ListScreen
      title={words.campaigns.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={campaign}
      views={viewsOf(words)}
      searches
      empty={words.campaigns.empty}
      tools={may && <NewLink to="/campaigns/new">{words.campaigns.new}</NewLink>}
    />
  )
}
