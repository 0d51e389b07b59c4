import { Link, useNavigate, useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { AuthorBox, oneNumber, SectionBox } from '../kit/chosen-box.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Count, Facts, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { choices } from './coupon-fields.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = (
  { segments: words }: Words,
  languages: Record<Language, string>,
  stores: readonly { value: string; text: string }[],
): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'choice', name: 'language', label: words.language, options: choices(languages), empty: words.any },
  { as: 'choice', name: 'bought', label: words.bought, options: choices({ yes: words.yes, no: words.no }), empty: words.any },
  { as: 'choice', name: 'card', label: words.card, options: choices({ yes: words.yes, no: words.no }), empty: words.any },
  { as: 'choice', name: 'kind', label: words.kind, options: choices(words.kinds), empty: words.any },
  { as: 'own', name: 'author', label: words.author, box: AuthorBox, ...oneNumber },
  { as: 'own', name: 'category', label: words.category, box: SectionBox, ...oneNumber },
  { as: 'choice', name: 'store', label: words.store, options: stores, empty: words.any },
  { as: 'day', name: 'since', label: words.since },
]

const touched = ['GET /newsletter/segments/']

/** Readers told apart under a name: how many they are, and where they are taken. */
export function Screen() {
  const { segment: id = '' } = useParams()
  const words = useWords(marketingWords)
  const { languages } = useWords(frameWords)
  const { segments } = words
  const [may, mayHand] = [useMay('reader.change'), useMay('reader.hand_over')]
  const tell = useNotice()
  const navigate = useNavigate()
  const fresh = id === 'new'
  const params = { segment: Number(id) }
  const read = useCall('GET /newsletter/segments/:segment/', { params }, { enabled: !fresh })
  const stores = useCall('GET /stores/').data?.items ?? []
  const hand = useAct('POST /newsletter/segments/:segment/hand-over/', [...touched, 'GET /newsletter/segments/:segment/'])
  const remove = useAct('DELETE /newsletter/segments/:segment/')
  const removed = () => {
    tell({ text: segments.removed })
    void navigate('/segments')
    void listAnew('GET /newsletter/segments/')
  }
  return (
    <RecordPane
      list="/segments"
      row={id}
      title={fresh ? segments.new : (read.data?.name ?? '')}
      fields={fieldsOf(
        words,
        languages,
        stores.map(({ store_code, name }) => ({ value: store_code, text: name })),
      )}
      blank={{}}
      read={read}
      post="POST /newsletter/segments/"
      put="PUT /newsletter/segments/:segment/"
      param="segment"
      touches={touched}
      may={may}
    >
      {read.data && (
        <Facts
          of={[
            [segments.readers, <Count key="readers" of={read.data.readers} />],
            [segments.handedAt, read.data.handed_at && <When key="handed" at={read.data.handed_at} />],
          ]}
        />
      )}
      <p className="quiet">{segments.note}</p>
      <p>
        <Link to={`/readers?segment=${id}`}>{segments.show}</Link>
      </p>
      {mayHand && (
        <ActButton
          busy={hand.isPending}
          onAct={() => hand.mutate({ params }, { onSuccess: ({ readers }) => tell({ text: segments.handed(readers) }) })}
        >
          {segments.hand}
        </ActButton>
      )}
      {may && (
        <ActButton kind="grave" busy={remove.isPending} onAct={() => remove.mutate({ params }, { onSuccess: removed })}>
          {segments.remove}
        </ActButton>
      )}
    </RecordPane>
  )
}
