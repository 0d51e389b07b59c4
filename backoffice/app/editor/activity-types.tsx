import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { WholeList } from './whole-list.tsx'
import { editorWords } from './words.ts'

/** Types of event, in the order in which visitors see them. */
export function Screen() {
  const { types: words } = useWords(editorWords)
  const language = useLanguage()
  const { type } = useParams()
  const may = useMay('agenda.change')
  const read = useCall('GET /agenda/types/')
  return (
    <WholeList
      title={words.title}
      list="/activity-types"
      about={words.about}
      read={read}
      rows={(read.data?.items ?? []).map(({ id, name, used }) => ({
        key: String(id),
        name: name[language] || name.es,
        note: !used && <span className="quiet">{words.unused}</span>,
      }))}
      open={type}
      more={may ? words.new : null}
    />
  )
}
