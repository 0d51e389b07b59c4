import { useNavigate, useParams } from 'react-router'
import { languages } from '#kernel/language.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { listAnew } from '../kit/list-anew.ts'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { searchPath } from '../kit/search-path.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = ({ synonyms: words, commas }: Words): RecordField[] => [
  { as: 'words-in-three', name: 'words', label: words.typed, hint: commas },
  { as: 'words', name: 'shown', label: words.shown, hint: `${words.shownHint}, ${commas}`, required: true },
]

const touched = ['GET /synonyms/']

/** A synonym, and what whoever types it sees. */
export function Screen() {
  const { synonym: id = '' } = useParams()
  const words = useWords(marketingWords)
  const may = useMay('synonym.change')
  const tell = useNotice()
  const navigate = useNavigate()
  const fresh = id === 'new'
  const read = useCall('GET /synonyms/:synonym/', { params: { synonym: Number(id) } }, { enabled: !fresh })
  const remove = useAct('DELETE /synonyms/:synonym/')
  const typed = languages.flatMap((language) => (read.data?.words[language] ?? []).map((word) => ({ language, word })))
  return (
    <RecordPane
      list="/synonyms"
      row={id}
      title={fresh ? words.synonyms.new : (read.data?.shown.join(', ') ?? '')}
      fields={fieldsOf(words)}
      blank={{}}
      read={read}
      post="POST /synonyms/"
      put="PUT /synonyms/:synonym/"
      param="synonym"
      touches={touched}
      may={may}
    >
      {typed.length > 0 && (
        <Section title={words.synonyms.seen}>
          <ul>
            {typed.map(({ language, word }) => (
              <li key={language + word}>
                <a href={searchPath(language, word)} target="_blank" rel="noreferrer">
                  {words.synonyms.look(word)}
                </a>{' '}
                <span className="quiet">{language}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {may && (
        <ActButton
          kind="grave"
          busy={remove.isPending}
          onAct={() =>
            remove.mutate(
              { params: { synonym: Number(id) } },
              {
                onSuccess: () => {
                  tell({ text: words.synonyms.removed })
                  void navigate('/synonyms')
                  void listAnew('GET /synonyms/')
                },
              },
            )
          }
        >
          {words.synonyms.remove}
        </ActButton>
      )}
    </RecordPane>
  )
}
