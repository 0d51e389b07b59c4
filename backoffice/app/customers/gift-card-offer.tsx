import { typedAmount } from '#kernel/typed-figures.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { figure, type RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useShops } from '../kit/shops.ts'
import { Facts, Money, Section } from '../kit/shown.tsx'
import { language, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { customerWords } from './words.ts'

const fieldsOf = ({ giftCardOffer: words }: Words): RecordField[] => [
  {
    as: 'rows',
    name: 'amounts',
    label: words.amounts,
    hint: words.amountsHint,
    write: (amounts) => (amounts as number[]).map((amount) => typedAmount(amount, language())).join('\n'),
    read: (text) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => figure(line)),
  },
  { as: 'figure', name: 'years', label: words.years, required: true },
]

/** For which amounts each shop sells gift cards, and how long they live. */
export function Screen() {
  const { giftCardOffer: words } = useWords(customerWords)
  const shops = useShops()
  return (
    <DetailPane title={words.title} list="/gift-cards" row="offer">
      <p className="quiet">{words.about}</p>
      {shops.map(({ value, text }) => (
        <Section key={value} title={text}>
          <Offer storefront={value} />
        </Section>
      ))}
    </DetailPane>
  )
}

function Offer({ storefront }: { storefront: string }) {
  const words = useWords(customerWords)
  const { kit } = useWords(frameWords)
  const tell = useNotice()
  const may = useMay('gift_card.offer')
  const { data, error, refetch } = useCall('GET /gift-cards/offer/:storefront/', { params: { storefront } })
  const set = useAct('PUT /gift-cards/offer/:storefront/', ['GET /gift-cards/offer/'])
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  if (!may)
    return (
      <Facts
        of={[
          [
            words.giftCardOffer.amounts,
            data.amounts.length === 0
              ? words.giftCardOffer.none
              : data.amounts.map((amount) => (
                  <span key={amount}>
                    <Money euros={amount} />{' '}
                  </span>
                )),
          ],
          [words.giftCardOffer.years, String(data.years)],
        ]}
      />
    )
  const save = async (body: Record<string, unknown>) => {
    await set.submit({ params: { storefront }, body })
    tell({ text: kit.saved })
  }
  return (
    <RecordForm
      name={`gift cards on sale ${storefront}`}
      fields={fieldsOf(words)}
      record={data}
      save={save}
      refusal={set.error}
      busy={set.isPending}
    />
  )
}
