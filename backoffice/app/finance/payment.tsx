import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { financeWords } from './words.ts'

/** One payment that needs a person: what happened, and how it was settled. */
export function Screen() {
  const { flag: id = '' } = useParams()
  const { values } = useAddress()
  const words = useWords(financeWords)
  const may = useMay('payment.settle')
  const notice = useNotice()
  const settle = useAct('POST /payments/flags/:flag/settle/', ['GET /payments/', 'GET /waiting/', 'GET /orders/'])
  const [reason, setReason] = useState('')
  const row = useList('GET /payments/flags/', values).rows.find(({ flag }) => String(flag) === id)
  if (!row) return null
  const submit = async () => {
    try {
      await settle.mutateAsync({ params: { flag: row.flag }, body: { reason } })
    } catch {
      return false
    }
    notice({ text: words.done })
    return true
  }
  return (
    <DetailPane title={words.kinds[row.kind]} list="/payments" row={id}>
      <Facts
        of={[
          [
            words.columns.order,
            <Link key="order" to={`/orders/${row.order}`}>
              {row.order}
            </Link>,
          ],
          [words.columns.note, row.note],
          [words.columns.since, <When key="since" at={row.since} />],
          [words.columns.settled, row.settled_by],
        ]}
      />
      {may && (
        <div className="detail-acts">
          <ActForm
            name={words.settle}
            whyNot={row.settled_at ? words.gone : null}
            refusal={settle.error}
            busy={settle.isPending}
            onSubmit={submit}
          >
            <TextField name="reason" label={words.reason} value={reason} onValue={setReason} maxLength={500} required />
          </ActForm>
        </div>
      )}
    </DetailPane>
  )
}
