import { useMessages } from '../messages/messages.tsx'
import type { PositionState } from './own-position.ts'

/** What the heading below says too is only spoken. */
const looks: Partial<Record<PositionState, string>> = {
  asking: 'label-small',
  told: 'visually-hidden',
  refused: 'field-error',
  failed: 'field-error',
}

/** Asks the browser for the visitor's position on a click; where it can not be asked the button keeps its room, unseen. */
export function NearMe({ state, ask }: { state: PositionState; ask: () => void }) {
  const { stores: words } = useMessages()
  const said = {
    unable: null,
    ready: null,
    asking: words.asking,
    told: words.nearestToYou,
    refused: words.refused,
    failed: words.notFound,
  }[state]
  return (
    <div className="near-me" data-ready={state !== 'unable' || undefined}>
      <button
        type="button"
        className="button button-quiet"
        onClick={ask}
        aria-disabled={state === 'asking' || undefined}
        aria-describedby="near-me-kept"
      >
        {words.nearMe}
      </button>
      <p className="label-small" id="near-me-kept">
        {words.nearMeKept}
      </p>
      <p className={looks[state]} role="status">
        {said}
      </p>
    </div>
  )
}
