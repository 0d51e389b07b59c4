import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { WholeList } from './whole-list.tsx'
import { editorWords } from './words.ts'

/** Motifs of the palace, shown or not. */
export function Screen() {
  const { motifs: words, plan } = useWords(editorWords)
  const language = useLanguage()
  const { motif } = useParams()
  const may = useMay('place.change')
  const read = useCall('GET /motifs/')
  return (
    <WholeList
      title={words.title}
      list="/motifs"
      about={words.about}
      read={read}
      rows={(read.data?.items ?? []).map(({ id, names, published }) => ({
        key: String(id),
        name: names[language],
        note: !published && <Mark>{plan.hidden}</Mark>,
      }))}
      open={motif}
      more={may ? words.new : null}
    />
  )
}
