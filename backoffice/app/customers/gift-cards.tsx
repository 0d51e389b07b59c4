import { type FormEvent, useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './customers.css'
import { GiftCardState } from './gift-card-state.tsx'
import type { Words } from './words/es.ts'
import { customerWords } from './words.ts'

type Row = Answer<'GET /gift-cards/'>['items'][number]

const columnsOf = ({ giftCards: words }: Words): Column<Row>[] => [
  { key: 'last4', head: words.columns.last4, cell: ({ last4 }) => (last4 ? `····${last4}` : words.unsent) },
  {
    key: 'recipient',
    head: words.columns.recipient,
    cell: ({ recipient_name, recipient_email }) => (
      <>
        {recipient_name}
        {recipient_name && <br />}
        <span className="quiet unbroken">{recipient_email}</span>
      </>
    ),
  },
  {
    key: 'balance',
    head: words.columns.balance,
    sort: 'balance',
    figure: true,
    cell: ({ balance }) => <Money euros={balance} />,
  },
  { key: 'initial', head: words.columns.initial, wide: true, figure: true, cell: ({ initial }) => <Money euros={initial} /> },
  { key: 'expires', head: words.columns.expires, wide: true, cell: ({ expires_on }) => <Day day={expires_on} /> },
  { key: 'order', head: words.columns.order, wide: true, cell: ({ number }) => <span className="figures">{number}</span> },
  { key: 'state', head: words.columns.state, cell: (card) => <GiftCardState of={card} /> },
]

const viewsOf = ({ giftCards: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'valid', text: views.valid, filters: { state: 'valid' } },
  { key: 'blocked', text: views.blocked, filters: { state: 'blocked' } },
  { key: 'waiting', text: views.waiting, filters: { state: 'waiting' } },
]

const keyOf = ({ id }: Row) => String(id)
const pathOf = ({ id }: Row) => `/gift-cards/${id}`

/** Gift cards by the last signs of their code, by person or order; by the whole code, which stands in no address. */
export function Screen() {
  const words = useWords(customerWords)
  const { values } = useAddress()
  const { card } = useParams()
  const mayIssue = useMay('gift_card.issue')
  const list = useList('GET /gift-cards/', values)
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <ListScreen
      title={words.giftCards.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={card}
      views={viewsOf(words)}
      searches
      filters={<ByCode />}
      tools={
        <>
          <Link className="button" data-kind="quiet" to="/gift-cards/offer">
            {words.giftCardOffer.title}
          </Link>
          {mayIssue && (
            <Link className="button" to="/gift-cards/new">
              {words.giftCards.new}
            </Link>
          )}
        </>
      }
      empty={words.giftCards.empty}
    />
  )
}

function ByCode() {
  const { giftCards: words } = useWords(customerWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const [code, setCode] = useState('')
  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    try {
      const { card } = await call('POST /gift-cards/by-code/', { body: { gift_card: code.trim() } })
      setCode('')
      if (card === null) tell({ text: words.unknownCode, kind: 'fault' })
      else void navigate(`/gift-cards/${card}`)
    } catch (error) {
      tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })
    }
  }
  return (
    <form className="by-code" onSubmit={(event) => void find(event)}>
      <input
        className="filter"
        aria-label={words.byCode}
        placeholder={words.byCode}
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="button" data-kind="quiet">
        {words.find}
      </button>
    </form>
  )
}
