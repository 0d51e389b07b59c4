import { type ComponentType, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useOnline } from '../kit/online.ts'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { CardResult, FormerCardResult } from './card-result.tsx'
import './counter.css'
import { DeliveryResult } from './delivery-result.tsx'
import { GiftCardResult } from './gift-card-result.tsx'
import { LastKnown } from './last-known.tsx'
import { OrderResult, OrdersResult } from './order-result.tsx'
import { ReservationResult } from './reservation-result.tsx'
import { ReturnResult } from './return-result.tsx'
import { TicketResult } from './ticket-result.tsx'
import { TitleResult } from './title-result.tsx'
import { TransferResult } from './transfer-result.tsx'
import { Unknown } from './unknown.tsx'
import { VisitBasketResult } from './visit-basket-result.tsx'
import { counterWords } from './words.ts'

type Found = NonNullable<Answer<'POST /scan/'>['found']>
type Kind = Found['kind']
/** What is shown of each kind of thing. */
const results: { [K in Kind]: ComponentType<{ found: Extract<Found, { kind: K }> }> } = {
  title: TitleResult,
  order: OrderResult,
  orders: OrdersResult,
  loyalty_card: CardResult,
  former_card: FormerCardResult,
  gift_card: GiftCardResult,
  transfer: TransferResult,
  supplier_delivery: DeliveryResult,
  reservation: ReservationResult,
  return: ReturnResult,
  ticket: TicketResult,
  visit_basket: VisitBasketResult,
}

const remembered = 10
/** So that two customers can be served crosswise; it is forgotten with the page, for a code may be a card. */
let last: readonly string[] = []

export function Screen() {
  const words = useWords(counterWords)
  const navigate = useNavigate()
  const { values } = useAddress()
  const code = values['code'] ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const show = (scanned: string) => {
    if (scanned.trim() === '') return
    last = [scanned, ...last.filter((other) => other !== scanned)].slice(0, remembered)
    setTyped('')
    // Keys are acts on what is shown; the next scan is heard wherever the focus is.
    field.current?.blur()
    void navigate({ search: `?${new URLSearchParams({ code: scanned.trim() })}` })
  }
  useScan(show)
  const { data, error, refetch, isFetching } = useCall(
    'POST /scan/',
    { body: { scanned: code } },
    { enabled: code !== '', staleTime: 0 },
  )
  const online = useOnline()
  const cut = !online || error?.status === 0
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  useKeys([
    { keys: ['/'], does: words.toCode, act: () => field.current?.focus() },
    { keys: ['Escape'], does: words.clear, act: clear, writing: true },
  ])
  const recent = code === '' || last.includes(code) ? last : [code, ...last].slice(0, remembered)
  const Result = data?.found ? (results[data.found.kind] as ComponentType<{ found: Found }>) : null
  return (
    <div className="counter">
      <title>{words.title}</title>
      <section className="counter-main">
        <header className="list-head">
          <h1>{words.title}</h1>
        </header>
        <form
          className="counter-code"
          onSubmit={(event) => {
            event.preventDefault()
            show(typed)
          }}
        >
          <input
            ref={field}
            aria-label={words.code}
            placeholder={words.code}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // biome-ignore lint/a11y/noAutofocus: whoever opens the counter scans next
            autoFocus={code === ''}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </form>
        <div className="counter-result" aria-live="polite" aria-busy={isFetching}>
          {code === '' && <p className="quiet">{words.hint}</p>}
          {code !== '' && error && <Failed error={error} again={() => void refetch()} />}
          {code !== '' && !data && !error && !cut && <p className="quiet">{words.looking}</p>}
          {code !== '' && cut && (data?.found ?? { kind: 'title' }).kind === 'title' && <LastKnown code={code} />}
          {data && Result && data.found && !(cut && data.found.kind === 'title') && <Result key={code} found={data.found} />}
          {data && !data.found && !cut && <Unknown code={data.code} looksLike={data.looks_like} />}
        </div>
      </section>
      <aside className="counter-last" aria-label={words.last}>
        <h2>{words.last}</h2>
        <ol>
          {recent.map((scanned) => (
            <li key={scanned}>
              <button type="button" onClick={() => show(scanned)} aria-current={scanned === code || undefined}>
                {scanned}
              </button>
            </li>
          ))}
        </ol>
        <p className="quiet counter-keys">{words.keys}</p>
      </aside>
    </div>
  )
}
