import { Form, Link, useLoaderData, useSubmit } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { orderCodes } from '#modules/orders/order/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { isChanged, useEarly } from '../ui/early.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { loadOrders, type OrdersPage } from './order-work.ts'
import { PaperLinks } from './paper-links.tsx'

export const loader = serverHandler(loadOrders)
export const clientLoader = Object.assign(browserHandler(loadOrders), { hydrate: true as const })

export default function Orders() {
  const { blind, list, status, words, page, insider, papers } = useLoaderData() as OrdersPage
  const language = useLanguage()
  const submit = useSubmit()
  const { shell } = useMessages()
  const { again, purchases } = usePrivateMessages()
  const filter = useEarly<HTMLFormElement>((form) => isChanged(form) && submit(form, { replace: true }))
  if (blind)
    return (
      <>
        <Title text={purchases.orders} />
        <Waiting title={purchases.orders} to={pathTo('login', language)} />
      </>
    )
  return (
    <AccountFrame insider={insider}>
      <Title text={purchases.orders} />
      <h1>{purchases.orders}</h1>
      <Form ref={filter} method="get" className="orders-filter">
        <label htmlFor="status">{purchases.stateOf}</label>
        <select
          id="status"
          name="status"
          className="select"
          defaultValue={status}
          onChange={(event) => submit(event.currentTarget.form)}
        >
          <option value="all">{purchases.everyState}</option>
          {orderCodes.map((code) => (
            <option key={code} value={code}>
              {purchases.codes[code]}
            </option>
          ))}
        </select>
        <label htmlFor="orders-words">{again.search}</label>
        <input id="orders-words" name="q" type="search" className="input" defaultValue={words} maxLength={60} />
        <button type="submit" className="button button-quiet button-small">
          {again.find}
        </button>
      </Form>
      {list === null ? (
        <p className="message message-error" role="alert">
          {shell.failed}
        </p>
      ) : list.items.length === 0 ? (
        <p className="lead">{status === 'all' && words === '' ? purchases.ordersEmpty : purchases.ordersEmptyFiltered}</p>
      ) : (
        <ul className="orders">
          {list.items.map((order) => (
            <li key={order.number}>
              <Link to={pathTo('private-order-detail', language, { number: order.number })}>
                <span className="orders-number">{purchases.order({ number: order.number })}</span>
                <span className="quiet">
                  <time dateTime={order.date}>{shownDay(dayOf(new Date(order.date)))}</time> ·{' '}
                  {purchases.items({ count: order.num_items })}
                  {order.reference && ` · ${order.reference}`}
                  {order.shop && ` · ${order.shop.name}`}
                </span>
                <span className="orders-state" data-code={order.status}>
                  {purchases.codes[order.status]}
                  {order.processing && ` · ${purchases.processing[order.processing]}`}
                </span>
                <Price euros={order.total_price_incl_vat} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {list && list.items.length > 0 && <PaperLinks links={papers} />}
      {list && <Pagination page={page} pages={list.pages} />}
    </AccountFrame>
  )
}
