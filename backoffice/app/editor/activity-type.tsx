import { Link, useNavigate, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const touched = ['GET /agenda/', 'GET /texts/']

const fieldsOf = ({ types: words }: Words): RecordField[] => [
  { as: 'texts', name: 'name', label: words.name, required: true, fits: 30 },
  { as: 'figure', name: 'position', label: words.position, hint: words.positionHint, required: true },
]

/** A type of event: its name and its place among the others. */
export function Screen() {
  const { type: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /agenda/types/')
  const may = useMay('agenda.change')
  const items = read.data?.items ?? []
  const type = items.find((one) => String(one.id) === id)
  return (
    <RecordPane
      list="/activity-types"
      row={id}
      title={fresh ? words.types.new : type?.name[language] || type?.name.es || ''}
      fields={fieldsOf(words)}
      blank={{ position: Math.max(0, ...items.map(({ position }) => position)) + 1 }}
      read={{ ...read, data: type }}
      post="POST /agenda/types/"
      put="PUT /agenda/types/:type/"
      param="type"
      touches={touched}
      may={may}
    >
      {type && (
        <div className="detail-acts">
          <Link className="button" data-kind="quiet" to={`/agenda?type=${id}`}>
            {words.types.theirs}
          </Link>
          {may && <Remove id={type.id} used={type.used} />}
        </div>
      )}
    </RecordPane>
  )
}

function Remove({ id, used }: { id: number; used: boolean }) {
  const { types: words } = useWords(editorWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const remove = useAct('DELETE /agenda/types/:type/', touched)
  return (
    <ActButton
      kind="grave"
      busy={remove.isPending}
      whyNot={used ? words.isUsed : null}
      onAct={() =>
        remove.mutate(
          { params: { type: id } },
          {
            onError: ({ message }) => tell({ text: message, kind: 'fault' }),
            onSuccess: () => {
              tell({ text: words.removed })
              void navigate('/activity-types')
            },
          },
        )
      }
    >
      {words.remove}
    </ActButton>
  )
}
