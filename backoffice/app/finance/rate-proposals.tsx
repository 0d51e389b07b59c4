import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './rate-words/es.ts'
import { rateWords } from './rate-words.ts'
import { RuleName, RuleValue } from './rule-shown.tsx'
import { proposalTones } from './tones.ts'

export type ProposalRow = Answer<'GET /rates/proposals/'>['items'][number]

const columnsOf = ({ columns, states }: Words): Column<ProposalRow>[] => [
  { key: 'what', head: columns.what, long: true, cell: (row) => <RuleName rule={row} /> },
  { key: 'value', head: columns.value, cell: (row) => <RuleValue rule={row} /> },
  { key: 'from', head: columns.from, sort: 'valid_from', said: true, cell: ({ valid_from }) => <Day day={valid_from} /> },
  { key: 'to', head: columns.to, wide: true, cell: ({ valid_to }) => valid_to && <Day day={valid_to} /> },
  { key: 'by', head: columns.by, wide: true, cell: ({ proposed_by }) => proposed_by },
  { key: 'state', head: columns.state, cell: ({ state }) => <Mark tone={proposalTones[state]}>{states[state]}</Mark> },
]

const viewsOf = ({ views }: Words): View[] => [
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
  { key: 'all', text: views.all, filters: {} },
]

const keyOf = ({ proposal }: ProposalRow) => String(proposal)
const pathOf = ({ proposal }: ProposalRow) => `/rate-proposals/${proposal}`

/** Changes of rates and limits that somebody proposed. */
export function Screen() {
  const words = useWords(rateWords)
  const { values } = useAddress()
  const { proposal } = useParams()
  const may = useMay('rate.propose')
  const list = useList('GET /rates/proposals/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.proposals}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={proposal}
      views={viewsOf(words)}
      tools={may && <NewLink to="/rate-proposals/new">{words.propose}</NewLink>}
      searches
      empty={words.empty}
    />
  )
}
