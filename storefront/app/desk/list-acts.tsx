import { Form } from 'react-router'
import type { DeskList } from '#modules/libraries/desk/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'

/** What becomes of a list besides an order: kept to be used again, put away, deleted. */
export function ListActs({ list }: { list: DeskList }) {
  const { desk } = usePrivateMessages()
  const { edit } = list.may
  if (list.lines === 0 && !edit) return null
  return (
    <Form method="post" className="desk-list-acts desk-no-print">
      <input type="hidden" name="list" value={list.list} />
      <input type="hidden" name="name" value={list.name} />
      {list.lines > 0 && list.kind !== 'saved' && <Act intent="copy-saved" text={desk.keepAs} />}
      {list.lines > 0 && (list.kind === 'saved' || list.state === 'ordered') && <Act intent="copy-order" text={desk.useAgain} />}
      {list.state === 'open' && edit && <Act intent="archive" text={desk.archive} />}
      {list.state === 'archived' && <Act intent="restore" text={desk.restore} />}
      {(list.state === 'archived' || (list.state === 'open' && edit)) && <Act intent="delete" text={desk.delete} />}
      <button type="button" className="text-button js-only" onClick={() => window.print()}>
        {desk.print}
      </button>
    </Form>
  )
}

const Act = ({ intent, text }: { intent: string; text: string }) => (
  <button type="submit" name="intent" value={intent} className="text-button">
    {text}
  </button>
)
