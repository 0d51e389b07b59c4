import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ListsBox, numbers, TagsBox } from '../kit/chosen-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { OutlineBox } from './outline-box.tsx'
import { placeKinds } from './place-kinds.ts'
import { PlanPicturePane } from './plan-picture.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const fieldsOf = (words: Words, motifs: readonly { value: string; text: string }[]): RecordField[] => [
  { as: 'own', name: 'outline', label: words.plan.outline, hint: words.plan.outlineHint, box: OutlineBox, required: true },
  { as: 'texts', name: 'names', label: words.plan.name, fits: 48 },
  { as: 'texts', name: 'leads', label: words.plan.lead, rows: 3, fits: 200 },
  { as: 'texts', name: 'bodies', label: words.plan.body, rows: 8 },
  {
    as: 'choice',
    name: 'kind',
    label: words.plan.kind,
    options: placeKinds.map((value) => ({ value, text: words.plan.kinds[value] })),
  },
  { as: 'several', name: 'motif_ids', label: words.plan.motifs, options: motifs, figures: true },
  { as: 'own', name: 'lot_ids', label: words.plan.lists, box: ListsBox, ...numbers },
  { as: 'own', name: 'tag_ids', label: words.plan.tags, box: TagsBox, ...numbers },
  { as: 'choice', name: 'theme', label: words.theme, options: themeOptions(words) },
  { as: 'text', name: 'key', label: words.menu.key, hint: words.menu.keyHint, required: true },
  { as: 'figure', name: 'position', label: words.plan.position },
  { as: 'check', name: 'published', label: words.plan.published },
]

/** A place of the plan, or the picture that lies below all of them. */
export function Screen() {
  const { place = '' } = useParams()
  return place === 'picture' ? <PlanPicturePane /> : <OnePlace id={place} />
}

/** Where it lies, what is said of it, what it leads to. */
function OnePlace({ id }: { id: string }) {
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /places/')
  const motifs = useCall('GET /motifs/')
  const may = useMay('place.change')
  const place = read.data?.items.find((one) => String(one.id) === id)
  if (!motifs.data) return null
  return (
    <RecordPane
      list="/plan"
      row={id}
      title={fresh ? words.plan.new : (place?.names[language] ?? '')}
      fields={fieldsOf(
        words,
        motifs.data.items.map((motif) => ({ value: String(motif.id), text: motif.names[language] })),
      )}
      blank={{
        kind: 'room',
        theme: 'neutral',
        outline: '500,340 700,340 700,420 500,420',
        position: read.data?.items.length ?? 0,
        motif_ids: [],
        lot_ids: [],
        tag_ids: [],
      }}
      read={{ ...read, data: place }}
      post="POST /places/"
      put="PUT /places/:place/"
      param="place"
      touches={['GET /places/', 'GET /texts/']}
      may={may}
    >
      {place && (
        <div className="detail-acts">
          <Link className="button" data-kind="quiet" to={`/translate/place/${id}/es`}>
            {words.toTexts}
          </Link>
        </div>
      )}
    </RecordPane>
  )
}
