import { forget, useQueue, useSending } from '../api/queue.ts'
import { useMe } from '../api/session.tsx'
import { useOnline } from '../kit/online.ts'
import { When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

/** Says that the line is cut for as long as it is, and what waits to be sent or was refused. */
export function Connection() {
  const online = useOnline()
  const { id } = useMe()
  useSending(id)
  const acts = useQueue().filter(({ staff }) => staff === id)
  const words = useWords(frameWords)
  if (online && acts.length === 0) return <div className="connection" role="status" hidden />
  return (
    <div className="connection" role="status">
      {!online && <p>{words.offline}</p>}
      {acts.length > 0 && (
        <details>
          <summary>{words.queue(acts.length)}</summary>
          <ul>
            {acts.map((act) => (
              <li key={act.id}>
                <When at={act.at} short /> {act.text}{' '}
                {act.refused !== undefined && (
                  <>
                    <strong>{act.refused}</strong>{' '}
                    <button type="button" className="button" data-kind="quiet" onClick={() => void forget(act.id)}>
                      {words.understood}
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
