import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { CheckField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { batchFields, blankCoupon, newCouponFields } from './coupon-fields.ts'
import { marketingWords } from './words.ts'

const touched = ['GET /coupons/']

/** One more coupon, or a batch of codes. */
export function Screen() {
  const words = useWords(marketingWords)
  const [batch, setBatch] = useState(false)
  const [drawn, setDrawn] = useState<{ codes: string[]; batch: string } | null>(null)
  return (
    <DetailPane title={words.coupons.new} list="/coupons" row="new">
      <CheckField name="as_batch" label={words.coupons.asBatch} checked={batch} onChecked={setBatch} />
      {batch ? <Batch onDrawn={setDrawn} /> : <Single />}
      {drawn && (
        <div role="status">
          <p>{words.coupons.drawn(drawn.codes.length)}</p>
          <p>
            <Link to={`/coupons?${new URLSearchParams({ batch: drawn.batch })}`}>{words.coupons.ofBatch}</Link>
          </p>
          <textarea className="filter" readOnly rows={8} aria-label={words.coupons.batch} value={drawn.codes.join('\n')} />
        </div>
      )}
      <p className="quiet">{words.bookLaw}</p>
    </DetailPane>
  )
}

function Single() {
  const words = useWords(marketingWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const make = useAct('POST /coupons/', touched)
  return (
    <RecordForm
      name="new coupon"
      fields={newCouponFields(words)}
      record={blankCoupon}
      save={async (body) => {
        const { id } = await make.submit({ body })
        tell({ text: words.made })
        void navigate(`/coupons/${id}`)
      }}
      refusal={make.error}
      busy={make.isPending}
      submit={words.create}
    />
  )
}

function Batch({ onDrawn }: { onDrawn: (drawn: { codes: string[]; batch: string }) => void }) {
  const words = useWords(marketingWords)
  const draw = useAct('POST /coupons/batch/', touched)
  return (
    <RecordForm
      name="new batch"
      fields={batchFields(words)}
      record={blankCoupon}
      save={async (body) => {
        const { codes } = await draw.submit({ body })
        onDrawn({ codes, batch: String(body['batch']) })
      }}
      refusal={draw.error}
      busy={draw.isPending}
      submit={words.create}
    />
  )
}
