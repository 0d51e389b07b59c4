import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Count } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { importWords } from './words.ts'

const touched = ['GET /imports/cover-hosts/']

/** From where covers may be fetched that messages point to. */
export function Screen() {
  const { cover: words } = useWords(importWords)
  const { data } = useCall('GET /imports/cover-hosts/')
  const allow = useAct('PUT /imports/cover-hosts/:host/', touched)
  const forbid = useAct('DELETE /imports/cover-hosts/:host/', touched)
  return (
    <DetailPane title={words.title} list="/imports" row="covers">
      <p>{words.text}</p>
      {data && data.items.length === 0 && <p className="quiet">{words.none}</p>}
      {data && data.items.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{words.host}</th>
              <th scope="col" data-figure>
                {words.waiting}
              </th>
              <th scope="col" data-figure>
                {words.taken}
              </th>
              <th scope="col" data-figure>
                {words.unfit}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ host, allowed, waiting, taken, unfit }) => (
              <tr key={host}>
                <td>{host}</td>
                <td data-figure>
                  <Count of={waiting} />
                </td>
                <td data-figure>
                  <Count of={taken} />
                </td>
                <td data-figure>
                  <Count of={unfit} />
                </td>
                <td>
                  <ActButton
                    busy={allow.isPending || forbid.isPending}
                    onAct={() => (allowed ? forbid : allow).mutate({ params: { host } })}
                  >
                    {allowed ? words.forbid : words.allow}
                  </ActButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailPane>
  )
}
