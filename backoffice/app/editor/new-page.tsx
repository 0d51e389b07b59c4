import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { MarkdownArea } from '../kit/markdown-area.tsx'
import { useNotice } from '../kit/notice.ts'
import type { BoxProps, RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useShops } from '../kit/shops.ts'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const BodyBox = ({ draft: _draft, ...field }: BoxProps) => <MarkdownArea {...field} lang="es" rows={12} />

const fieldsOf = ({ pages: words }: Words, shops: { value: string; text: string }[]): RecordField[] => [
  { as: 'text', name: 'title', label: words.newTitle, required: true },
  { as: 'own', name: 'body', label: words.newBody, box: BodyBox, required: true },
  { as: 'texts', name: 'addresses', label: words.address },
  ...(shops.length > 1 ? [{ as: 'choice', name: 'store', label: words.columns.shop, options: shops } as const] : []),
  { as: 'figure', name: 'position', label: words.position, hint: words.positionHint },
]

/** One page more: written in Spanish, and seen by nobody until it is shown. */
export function Screen() {
  const words = useWords(editorWords)
  const navigate = useNavigate()
  const { query } = useAddress()
  const tell = useNotice()
  const shops = useShops()
  const make = useAct('POST /content-pages/', ['GET /content-pages/', 'GET /texts/'])
  return (
    <DetailPane title={words.pages.new} list="/pages" row="new">
      <p className="quiet">{words.pages.newHint}</p>
      <RecordForm
        name="page new"
        fields={fieldsOf(words, shops)}
        record={{ store: 'main' }}
        save={async ({ store, ...body }) => {
          const of = store === 'main' || store === undefined ? {} : { query: { store } }
          const { page } = await make.mutateAsync({ ...of, body } as never)
          tell({ text: words.pages.made })
          void navigate(`/pages/${encodeURIComponent(page)}${query}`)
        }}
        refusal={make.error}
        busy={make.isPending}
        submit={words.pages.make}
      />
    </DetailPane>
  )
}
