import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { couponFields } from './coupon-fields.ts'
import { standingOf, tones } from './states.ts'
import { marketingWords } from './words.ts'

const touched = ['GET /coupons/']

/** A coupon: its terms, and what it did. */
export function Screen() {
  const { coupon: id = '' } = useParams()
  const words = useWords(marketingWords)
  const may = useMay('coupon.change')
  const tell = useNotice()
  const { data, error, refetch } = useCall('GET /coupons/:coupon/', { params: { coupon: Number(id) } })
  const stop = useAct('POST /coupons/:coupon/stop/', touched)
  const coupon = data?.coupon
  const standing = coupon && standingOf(coupon)
  return (
    <RecordPane
      list="/coupons"
      row={id}
      title={coupon?.coupon_code ?? ''}
      fields={couponFields(words)}
      blank={{}}
      read={{ data: coupon, error, refetch }}
      post="POST /coupons/"
      put="PUT /coupons/:coupon/"
      param="coupon"
      touches={touched}
      may={may}
      head={
        coupon &&
        standing && (
          <>
            <Mark tone={tones[standing]}>{words.states[standing]}</Mark>
            {coupon.batch && (
              <Link to={`/coupons?${new URLSearchParams({ batch: coupon.batch })}`}>
                {words.coupons.batch} {coupon.batch}
              </Link>
            )}
            {may && (
              <ActButton
                busy={stop.isPending}
                whyNot={coupon.active ? null : words.coupons.already}
                onAct={() =>
                  stop.mutate({ params: { coupon: coupon.id } }, { onSuccess: () => tell({ text: words.coupons.stopped }) })
                }
              >
                {words.coupons.stop}
              </ActButton>
            )}
          </>
        )
      }
    >
      {data && <Results report={data} />}
    </RecordPane>
  )
}

function Results({ report }: { report: Answer<'GET /coupons/:coupon/'> }) {
  const { coupons: words } = useWords(marketingWords)
  return (
    <Section title={words.results}>
      {report.items.length === 0 ? (
        <p className="quiet">{words.unused}</p>
      ) : (
        <>
          <Facts
            of={[
              [words.results, words.uses(report.uses)],
              [words.discounted, <Money key="sum" euros={report.discounted} />],
            ]}
          />
          <table className="lines">
            <thead>
              <tr>
                <th>{words.order}</th>
                <th>{words.used}</th>
                <th data-figure>{words.discounted}</th>
              </tr>
            </thead>
            <tbody>
              {report.items.map((use) => (
                <tr key={use.order_number}>
                  <td>
                    <Link to={`/orders/${use.order_number}`}>{use.order_number}</Link>
                  </td>
                  <td>
                    <When at={use.used_at} short /> {use.released_at && <Mark>{words.givenBack}</Mark>}
                  </td>
                  <td data-figure>
                    <Money euros={use.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Section>
  )
}
