import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { shownPercent } from '#kernel/figures.ts'
import type { DeskLine, DeskList } from '#modules/libraries/desk/contract.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { availabilityText } from '../shelves/availability-text.ts'
import { productHref } from '../site/product-href.ts'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { Price } from '../ui/price.tsx'
import { EarlierNote } from './earlier-note.tsx'
import { LineActs, LineChoice } from './line-acts.tsx'

const formId = 'desk-copies'

/** The lines of a page of a list; copies are fields that the arrow keys move between. */
export function LineTable({ list }: { list: DeskList }) {
  const { desk } = usePrivateMessages()
  const language = useLanguage()
  const submit = useSubmit()
  const table = useRef<HTMLTableElement>(null)
  const { edit } = list.may
  const budget = list.budget !== null && list.state !== 'ordered'
  const send = (fields: Record<string, string>) =>
    submit({ list: String(list.list), ...fields }, { method: 'post', preventScrollReset: true })

  const saveCopies = (event: FocusEvent<HTMLInputElement>, line: DeskLine) => {
    const typed = Math.trunc(Number(event.currentTarget.value))
    if (typed >= 1 && typed <= 9_999 && typed !== line.quantity)
      send({ intent: 'quantity', line: String(line.line), quantity: String(typed) })
  }
  const move = (event: KeyboardEvent<HTMLInputElement>, line: DeskLine) => {
    const fields = [...(table.current?.querySelectorAll<HTMLInputElement>('.desk-copies') ?? [])]
    const index = fields.indexOf(event.currentTarget)
    const next = event.key === 'ArrowDown' ? fields[index + 1] : event.key === 'ArrowUp' ? fields[index - 1] : undefined
    if (next) {
      event.preventDefault()
      next.focus()
      next.select()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
      document.querySelector<HTMLInputElement>('.desk-scan input[name="ean"]')?.focus()
    } else if (event.key === 'Delete' && event.shiftKey) {
      event.preventDefault()
      send({ intent: 'remove', line: String(line.line) })
    }
  }

  return (
    <div className="ledger-scroll">
      {edit && (
        <Form method="post" id={formId} preventScrollReset>
          <input type="hidden" name="list" value={list.list} />
        </Form>
      )}
      <table className="ledger ledger-dense desk-lines" ref={table}>
        <caption className="visually-hidden">{desk.titles}</caption>
        <ColumnHeads
          columns={[
            desk.titleColumn,
            desk.availability,
            amount(desk.listPrice),
            amount(desk.discount),
            amount(desk.copies),
            amount(desk.amount),
            !!budget && amount(desk.left),
            !!edit && { text: desk.more, className: 'desk-no-print', unseen: true },
          ]}
        />
        <tbody>
          {list.items.map((line) => (
            <tr key={line.line} data-state={line.state} data-over={line.over_budget || undefined}>
              <TitleCell line={line} choiceIn={edit ? list.list : null} />
              <td data-label={desk.availability}>
                <Availability line={line} />
              </td>
              <td className="amount" data-label={desk.listPrice}>
                {line.list_price !== null && <Price euros={line.list_price} />}
              </td>
              <td className="amount" data-label={desk.discount}>
                {line.discount_percent > 0 && shownPercent(line.discount_percent, language)}
              </td>
              <td className="amount" data-label={desk.copies}>
                {edit ? (
                  <input
                    key={`${line.line}-${line.quantity}`}
                    className="desk-copies"
                    type="text"
                    inputMode="numeric"
                    pattern="[0-9]{1,4}"
                    name={`copies-${line.line}`}
                    form={formId}
                    defaultValue={line.quantity}
                    aria-label={desk.copiesField({ title: line.product?.title ?? line.asked })}
                    onBlur={(event) => saveCopies(event, line)}
                    onKeyDown={(event) => move(event, line)}
                  />
                ) : (
                  line.quantity
                )}
              </td>
              <td className="amount" data-label={desk.amount}>
                {line.total !== null && <Price euros={line.total} />}
              </td>
              {budget && (
                <td className="amount" data-label={desk.left} data-short={line.over_budget || undefined}>
                  {line.budget_after !== null && <Price euros={line.budget_after} />}
                  {line.over_budget && <span className="visually-hidden"> {desk.beyond}</span>}
                </td>
              )}
              {edit && (
                <td className="desk-no-print">
                  <LineActs line={line} list={list} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {edit && (
        <p className="desk-keys desk-no-print">
          <span className="js-only quiet">{desk.keys}</span>
          <button
            type="submit"
            form={formId}
            name="intent"
            value="copies"
            className="button button-quiet button-small no-js-only"
          >
            {desk.saveCopies}
          </button>
        </p>
      )}
    </div>
  )
}

/** What a line is; with a list to choose in, the editions that it may mean. */
function TitleCell({ line, choiceIn }: { line: DeskLine; choiceIn: number | null }) {
  const language = useLanguage()
  const { desk } = usePrivateMessages()
  const { product } = line
  const facts = product && [product.author, product.publisher, product.year, product.format].filter(Boolean).join(' · ')
  return (
    <th scope="row" className="desk-title">
      {product ? <Link to={productHref(product, language)}>{product.title}</Link> : line.asked}
      {product && (
        <span className="quiet">
          <span className="desk-isbn">{product.ean}</span>
          {facts && ` · ${facts}`}
        </span>
      )}
      {line.state !== 'found' && (
        <span className="desk-state">
          {line.state === 'unknown' ? desk.unknown : desk.lineStates[line.state]}
          {product && line.asked !== product.ean && ` · ${desk.asked({ text: line.asked })}`}
        </span>
      )}
      {line.state === 'choose' && choiceIn !== null && <LineChoice line={line} list={choiceIn} />}
      {line.notice && <span className="desk-warning">{desk.notices[line.notice]({ most: line.most })}</span>}
      {line.earlier.map((item) => (
        <EarlierNote key={`${item.kind}-${item.order ?? item.list}-${item.edition}`} one={item} />
      ))}
    </th>
  )
}

function Availability({ line: { product, quantity } }: { line: DeskLine }) {
  const { catalogue } = useMessages()
  const { desk } = usePrivateMessages()
  if (!product) return null
  const { availability } = product
  const { stock } = availability
  if (!availability.buyable || availability.display === 'ebook' || stock === 0)
    return <>{availabilityText(availability, catalogue)}</>
  return <>{stock >= quantity ? desk.inStock({ stock }) : desk.someInStock({ stock })}</>
}
