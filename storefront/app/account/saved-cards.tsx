import { Form, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { KeptCards } from '#modules/buying/kept-cards/contract.ts'
import { useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { CardName } from './card-name.tsx'
import type { Inside } from './inside.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'
import { loadSavedCards, removeSavedCard } from './saved-cards-work.ts'

export const loader = serverHandler(loadSavedCards)
export const clientLoader = Object.assign(browserHandler(loadSavedCards), { hydrate: true as const })
export const action = serverHandler(removeSavedCard)
export const clientAction = browserHandler(removeSavedCard)

export default function SavedCards() {
  const page = useLoaderData() as Inside<KeptCards>
  const outcome = useAnswer<{ message: string } | { refusal: string | null }>()
  const { shell } = useMessages()
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.savedCards.title}>
      {({ items }) => (
        <>
          <p className="lead">{items.length === 0 ? area.savedCards.empty : area.savedCards.intro}</p>
          {outcome && 'refusal' in outcome && (
            <p className="message message-error" role="alert">
              {outcome.refusal ?? shell.failed}
            </p>
          )}
          <Saved text={outcome && 'message' in outcome ? outcome.message : null} />
          {items.length > 0 && (
            <ul className="sessions">
              {items.map((card) => (
                <Row key={card.pk} card={card} />
              ))}
            </ul>
          )}
        </>
      )}
    </PrivateScreen>
  )
}

function Row({ card }: { card: KeptCards['items'][number] }) {
  const { area } = usePrivateMessages()
  return (
    <li>
      <p>
        <strong>
          <CardName card={card} />
        </strong>
        {card.expired && <span className="session-here saved-card-over">{area.savedCards.expired}</span>}
      </p>
      <p className="quiet">
        {area.savedCards.keptOn} <time dateTime={card.kept_at}>{shownDay(dayOf(new Date(card.kept_at)))}</time>
      </p>
      <details className="saved-card-removal">
        <summary aria-label={area.savedCards.removeOne({ last4: card.last4 })}>{area.savedCards.remove}</summary>
        <Form method="post">
          <input type="hidden" name="pk" value={card.pk} />
          <p>{area.savedCards.removeSure}</p>
          <button type="submit" className="button button-small button-quiet">
            {area.savedCards.removeYes}
          </button>
        </Form>
      </details>
    </li>
  )
}
