import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, When } from '../kit/shown.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'
import { keyTone } from './tones.ts'

type Key = Answer<'GET /keys/:access/'>

/** A key: what it opens, from where and until when, and who made it. */
export function Screen() {
  const { access: id = '' } = useParams()
  const { keys: words } = useWords(doorWords)
  const { data, error, refetch } = useCall('GET /keys/:access/', { params: { access: Number(id) } })
  return (
    <DetailPane
      title={data?.name ?? ''}
      list="/keys"
      row={id}
      head={data && <Mark tone={keyTone[data.state]}>{words.states[data.state]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <Told of={data} />}
      {data && <Acts of={data} />}
    </DetailPane>
  )
}

function Told({ of }: { of: Key }) {
  const { keys: words } = useWords(doorWords)
  const nameOf = (scope: string) => (words.scopeNames as Record<string, string>)[scope] ?? scope
  return (
    <Facts
      of={[
        [words.prefix, <code key="prefix">{of.prefix}</code>],
        [words.scopes, of.scopes.map(nameOf).join(' · ')],
        [words.storefront, of.storefront ?? words.wholeHouse],
        [words.store, of.store_code ?? words.everyStore],
        [words.networks, of.networks.join(', ') || words.anywhere],
        [words.expires, <Day key="expires" day={of.expires_on} />],
        [words.used, of.last_used_at ? <When key="used" at={of.last_used_at} /> : words.never],
        [words.from, of.last_address],
        [words.madeBy, of.made_by],
        [words.madeAt, <When key="made" at={of.made_at} />],
        [words.endedBy, of.ended_by],
      ]}
    />
  )
}

function Acts({ of: { id, prefix, acts } }: { of: Key }) {
  const { keys: words } = useWords(doorWords)
  const end = useTold('POST /keys/:access/end/', words.ended, ['GET /keys/', 'GET /keys/:access/'])
  return (
    <div className="detail-acts">
      <ActButton
        kind="grave"
        busy={end.busy}
        whyNot={acts.end === null ? null : words.states.ended}
        onAct={() => end.run({ params: { access: id } })}
      >
        {words.end}
      </ActButton>
      <Link to={`/record?${new URLSearchParams({ by_key: prefix })}`}>{words.acts}</Link>
    </div>
  )
}
