import { Form } from 'react-router'
import type { DeskLine, DeskList } from '#modules/libraries/desk/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'

/** What can be done to a line besides its copies. */
export function LineActs({ line, list }: { line: DeskLine; list: Pick<DeskList, 'list' | 'updated'> }) {
  const { desk } = usePrivateMessages()
  const title = line.product?.title ?? line.asked
  const id = `note-${line.line}`
  return (
    <Form method="post" className="desk-acts" preventScrollReset>
      <input type="hidden" name="list" value={list.list} />
      <input type="hidden" name="line" value={line.line} />
      {(line.state === 'unknown' || line.state === 'choose') && (
        <>
          <input type="hidden" name="asked" value={line.asked} />
          {/* Asked again before the list says that it was asked, it is one request. */}
          <input type="hidden" name="key" value={`${line.line} ${list.updated}`} />
          <input type="hidden" name="quantity" value={line.quantity} />
          <button type="submit" name="intent" value="ask" className="text-button">
            {desk.ask}
          </button>
        </>
      )}
      <button type="submit" name="intent" value="remove" className="text-button" aria-label={desk.removeOf({ title })}>
        {desk.remove}
      </button>
      <details>
        <summary aria-label={desk.acts({ title })}>{desk.more}</summary>
        <div>
          {line.state === 'parked' ? (
            <button type="submit" name="intent" value="unpark" className="text-button">
              {desk.unpark}
            </button>
          ) : (
            <button type="submit" name="intent" value="park" className="text-button">
              {desk.park}
            </button>
          )}
          {line.product && (
            <>
              <label htmlFor={id}>{desk.refuseNote}</label>
              <input id={id} name="note" maxLength={200} autoComplete="off" />
              <button type="submit" name="intent" value="refuse" className="text-button">
                {desk.refuse}
              </button>
            </>
          )}
        </div>
      </details>
    </Form>
  )
}

/** The editions that a line may mean, below what was asked for: the column of acts stays narrow. */
export function LineChoice({ line, list }: { line: DeskLine; list: number }) {
  const { desk } = usePrivateMessages()
  const id = `choice-${line.line}`
  return (
    <Form method="post" className="desk-choice desk-no-print" preventScrollReset>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="line" value={line.line} />
      <label htmlFor={id} className="visually-hidden">
        {desk.chooseEdition}
      </label>
      <select id={id} name="product" className="select">
        {line.candidates.map((candidate) => (
          <option key={candidate.pk} value={candidate.pk}>
            {[candidate.title, candidate.format, candidate.publisher, candidate.year, candidate.ean].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <button type="submit" name="intent" value="choose" className="text-button">
        {desk.choose}
      </button>
    </Form>
  )
}
