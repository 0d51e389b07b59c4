import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { WholeList } from './whole-list.tsx'
import { editorWords } from './words.ts'

/** Who writes in the magazine. */
export function Screen() {
  const { authors: words } = useWords(editorWords)
  const language = useLanguage()
  const { author } = useParams()
  const may = useMay('magazine.write')
  const read = useCall('GET /magazine/authors/')
  return (
    <WholeList
      title={words.title}
      list="/post-authors"
      about={words.about}
      read={read}
      rows={(read.data?.items ?? []).map(({ key, name, texts, posts }) => ({
        key,
        name,
        note: (
          <span className="quiet">
            {texts[language].trade} · {words.posts(posts)}
          </span>
        ),
      }))}
      open={author}
      more={may ? words.new : null}
    />
  )
}
