import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ListsBox, numbers, TagsBox } from '../kit/chosen-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { PatternBox } from './pattern-box.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const fieldsOf = (words: Words): RecordField[] => [
  { as: 'texts', name: 'names', label: words.plan.name, fits: 48 },
  { as: 'texts', name: 'leads', label: words.plan.lead, rows: 3, fits: 200 },
  { as: 'texts', name: 'bodies', label: words.plan.body, rows: 8 },
  { as: 'own', name: 'pattern', label: words.motifs.pattern, box: PatternBox, required: true },
  { as: 'own', name: 'lot_ids', label: words.motifs.lists, box: ListsBox, ...numbers },
  { as: 'own', name: 'tag_ids', label: words.motifs.tags, box: TagsBox, ...numbers },
  { as: 'choice', name: 'theme', label: words.theme, options: themeOptions(words) },
  { as: 'text', name: 'key', label: words.menu.key, hint: words.menu.keyHint, required: true },
  { as: 'figure', name: 'position', label: words.plan.position },
  { as: 'check', name: 'published', label: words.plan.published },
]

/** A motif: its words, its pattern, and what it leads to. */
export function Screen() {
  const { motif: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /motifs/')
  const may = useMay('place.change')
  const motif = read.data?.items.find((one) => String(one.id) === id)
  return (
    <RecordPane
      list="/motifs"
      row={id}
      title={fresh ? words.motifs.new : (motif?.names[language] ?? '')}
      fields={fieldsOf(words)}
      blank={{
        pattern: 'star-and-cross',
        theme: 'neutral',
        position: read.data?.items.length ?? 0,
        lot_ids: [],
        tag_ids: [],
      }}
      read={{ ...read, data: motif }}
      post="POST /motifs/"
      put="PUT /motifs/:motif/"
      param="motif"
      touches={['GET /motifs/', 'GET /places/', 'GET /texts/']}
      may={may}
    >
      {motif && (
        <div className="detail-acts">
          <Link className="button" data-kind="quiet" to={`/translate/motif/${id}/es`}>
            {words.toTexts}
          </Link>
        </div>
      )}
    </RecordPane>
  )
}
