import { Link, useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

type Author = Answer<'GET /magazine/authors/'>['items'][number]

const touched = ['GET /magazine/', 'GET /texts/']

const fieldsOf = ({ authors: words, menu }: Words, fresh: boolean): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'texts', name: 'trade', within: 'texts', label: words.trade, fits: 40 },
  { as: 'texts', name: 'biography', within: 'texts', label: words.biography, rows: 4, fits: 400 },
  ...(fresh ? [{ as: 'text', name: 'key', label: menu.key, hint: menu.keyHint, required: true } as const] : []),
]

/** Who signs posts: their name, and what is said of them below each. */
export function Screen() {
  const { author: key = '' } = useParams()
  const words = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const tell = useNotice()
  const may = useMay('magazine.write')
  const fresh = key === 'new'
  const read = useCall('GET /magazine/authors/')
  const put = useAct('PUT /magazine/authors/', touched)
  const author = read.data?.items.find((one) => one.key === key)
  const record = fresh ? { version: 'new' } : author
  const save = async (body: Record<string, unknown>) => {
    const saved = await put.submit({ body: { key, ...body } })
    tell({ text: kit.saved })
    if (fresh) void navigate(`/post-authors/${saved.key}`)
  }
  return (
    <DetailPane title={fresh ? words.authors.new : (author?.name ?? '')} list="/post-authors" row={key}>
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      {record && may && (
        <RecordForm
          key={key}
          name={`post author ${key}`}
          fields={fieldsOf(words, fresh)}
          record={record}
          save={save}
          refusal={put.error}
          busy={put.isPending}
        />
      )}
      {author && !may && (
        <Facts
          of={[
            [words.authors.trade, author.texts[language].trade],
            [words.authors.biography, author.texts[language].biography],
          ]}
        />
      )}
      {author && (
        <div className="detail-acts">
          <Link className="button" data-kind="quiet" to={`/magazine?author=${key}`}>
            {words.authors.theirs}
          </Link>
          {may && <Remove author={author} />}
        </div>
      )}
    </DetailPane>
  )
}

function Remove({ author }: { author: Author }) {
  const { authors: words } = useWords(editorWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const remove = useAct('DELETE /magazine/authors/:author/', touched)
  const put = useAct('PUT /magazine/authors/', touched)
  const { key, name, texts } = author
  const fault = ({ message }: { message: string }) => tell({ text: message, kind: 'fault' })
  return (
    <ActButton
      kind="grave"
      busy={remove.isPending}
      whyNot={author.posts > 0 ? words.hasPosts : null}
      onAct={() =>
        remove.mutate(
          { params: { author: key } },
          {
            onError: fault,
            onSuccess: () => {
              tell({
                text: words.removed,
                undo: () => put.mutate({ body: { key, name, texts, version: 'new' } }, { onError: fault }),
              })
              void navigate('/post-authors')
            },
          },
        )
      }
    >
      {words.remove}
    </ActButton>
  )
}
