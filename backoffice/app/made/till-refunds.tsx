import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useList } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Money, When } from '../kit/shown.tsx'
import { StoreName } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import './made.css'
import { madeWords } from './words.ts'

type Owed = Answer<'GET /till-refunds/'>['items'][number]

/** What the till of a store is to give back, the longest owed first. */
export function Screen() {
  const { till: words } = useWords(madeWords)
  const { kit } = useWords(frameWords)
  const { rows, error, loading, more, again } = useList('GET /till-refunds/', {})
  return (
    <section className="made">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      {error && rows.length === 0 && <Failed error={error} again={again} />}
      {!error && !loading && rows.length === 0 && <p className="quiet">{words.empty}</p>}
      {rows.map((owed) => (
        <Give key={owed.refund} owed={owed} />
      ))}
      {more && (
        <button type="button" className="button" data-kind="quiet" onClick={more}>
          {kit.more}
        </button>
      )}
    </section>
  )
}

function Give({ owed }: { owed: Owed }) {
  const { till: words } = useWords(madeWords)
  const notice = useNotice()
  const give = useAct('POST /till-refunds/:refund/give/', ['GET /till-refunds/', 'GET /waiting/'])
  const [receipt, setReceipt] = useState('')
  return (
    <article className="made-sums">
      <p>
        <b>
          <Money euros={owed.amount} />
        </b>{' '}
        · <Link to={`/orders/${owed.order}`}>{owed.order}</Link> · {owed.store_code && <StoreName code={owed.store_code} />} ·{' '}
        <When at={owed.since} short />
      </p>
      <Fields
        refusal={give.error}
        onSubmit={() =>
          give.mutate(
            { params: { refund: owed.refund }, body: { till_receipt: receipt } },
            { onSuccess: () => notice({ text: words.given }) },
          )
        }
      >
        <TextField name="till_receipt" label={words.receipt} value={receipt} onValue={setReceipt} maxLength={40} required />
        <Submit busy={give.isPending}>{words.give}</Submit>
      </Fields>
    </article>
  )
}
