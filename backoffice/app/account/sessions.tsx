import { useAct, useCall } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Part } from './part.tsx'
import { accountWords } from './words.ts'

const touched = ['GET /me/sessions/']

/** Where one is signed in, this one marked; each can be ended, and all the others at once. */
export function Sessions() {
  const { sessions: words } = useWords(accountWords)
  const notice = useNotice()
  const { data } = useCall('GET /me/sessions/')
  const end = useAct('DELETE /me/sessions/:session/', touched)
  const endOthers = useAct('POST /me/sessions/end-others/', touched)
  const items = data?.items ?? []
  return (
    <Part
      title={words.title}
      tools={
        items.length > 1 && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => endOthers.mutate({}, { onSuccess: () => notice({ text: words.endedOthers }) })}
          >
            {words.endOthers}
          </button>
        )
      }
    >
      <table className="lines account-table">
        <thead>
          <tr>
            <th>{words.place}</th>
            <th>{words.since}</th>
            <th>{words.used}</th>
            <th>
              <span className="visually-hidden">{words.end}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((session) => {
            const device = session.device || (session.medium === 'command' ? words.command : words.unknown)
            const place = [device, session.till_store && words.till(session.till_store), session.address]
              .filter(Boolean)
              .join(' · ')
            return (
              <tr key={session.id}>
                <td>
                  {place} {session.here && <Mark tone="info">{words.here}</Mark>}
                </td>
                <td data-name={words.since}>
                  <When at={session.started_at} short />
                </td>
                <td data-name={words.used}>
                  <When at={session.used_at} short />
                </td>
                <td>
                  {!session.here && (
                    <button
                      type="button"
                      className="button"
                      data-kind="quiet"
                      aria-label={`${words.end}: ${place}`}
                      onClick={() =>
                        end.mutate({ params: { session: session.id } }, { onSuccess: () => notice({ text: words.ended }) })
                      }
                    >
                      {words.end}
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Part>
  )
}
