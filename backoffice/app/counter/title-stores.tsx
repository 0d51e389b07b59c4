import { today } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

type Stock = Answer<'GET /stock/'>

const farthest = Number.POSITIVE_INFINITY

/** Where copies are: the own store, then the others from near to far; a key asks the nearest for one. */
export function TitleStores({ stock }: { stock: Stock }) {
  const { book: words } = useWords(counterWords)
  const { store_code: own } = useMe()
  const mayAsk = useMay('transfer.ask') && own !== null
  const notice = useNotice()
  const ask = useAct('POST /transfers/', ['GET /stock/', 'GET /transfers/'])
  const stores = stock.stores
    .filter(({ store_code, quantity, coming }) => store_code === own || quantity > 0 || coming > 0)
    .toSorted(
      (a, b) => Number(b.store_code === own) - Number(a.store_code === own) || (a.km ?? farthest) - (b.km ?? farthest) || 0,
    )
  const nearest = stores.find(({ store_code, quantity }) => store_code !== own && quantity > 0)
  const askFor = (store: string, name: string) =>
    ask.mutate(
      { body: { from_store: store, to_store: own ?? '', lines: [{ product: stock.product, copies: 1 }] } },
      {
        onSuccess: () => notice({ text: words.asked(name) }),
        onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }),
      },
    )
  return (
    <div className="counter-stores">
      <h3>{words.stores}</h3>
      <table className="lines" data-stacks>
        <thead>
          <tr>
            <th scope="col">{words.store}</th>
            <th scope="col" data-figure>
              {words.forSale}
            </th>
            <th scope="col" data-figure>
              {words.promised}
            </th>
            <th scope="col" data-figure>
              {words.coming}
            </th>
            {mayAsk && <td />}
          </tr>
        </thead>
        <tbody>
          {stores.map(({ store_code, name, shelf, quantity, promised, coming, km }) => (
            <tr key={store_code} data-own={store_code === own || undefined}>
              <th scope="row">
                {name} <span className="quiet">{[shelf, km !== null && words.away(km)].filter(Boolean).join(' · ')}</span>
              </th>
              <td data-figure data-head={words.forSale}>
                {quantity}
              </td>
              <td data-figure data-head={words.promised}>
                {promised}
              </td>
              <td data-figure data-head={words.coming}>
                {coming}
              </td>
              {mayAsk && (
                <td data-figure>
                  {store_code !== own && quantity > 0 && (
                    <ActButton
                      onAct={() => askFor(store_code, name)}
                      busy={ask.isPending}
                      keys={store_code === nearest?.store_code ? 'T' : undefined}
                    >
                      {words.ask}
                    </ActButton>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {stock.arrivals.length > 0 && (
        <>
          <h3>{words.arrivals}</h3>
          <ul className="counter-rows">
            {stock.arrivals.map(({ store, copies, from, sent, expected }) => (
              <li key={`${store} ${from} ${sent} ${expected}`}>
                {from === null ? words.fromSupplier(copies, store) : words.fromStore(copies, from, store)}{' '}
                <span className="quiet">
                  {sent !== null && (
                    <>
                      {words.sentOn} <Day day={sent} />
                    </>
                  )}
                  {from === null && (expected === null ? words.noDay : <Expected day={expected} />)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The day that a supplier named; one that has passed is marked. */
function Expected({ day }: { day: string }) {
  const { book: words } = useWords(counterWords)
  return (
    <>
      {words.expectedOn} <Day day={day} /> {day < today() && <Mark tone="bad">{words.overdue}</Mark>}
    </>
  )
}
