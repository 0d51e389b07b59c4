import { Link, useParams } from 'react-router'
import { slugOf } from '#kernel/slug.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActivitiesBox, numbers, TitlesBox } from '../kit/chosen-box.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { FocusBox, focus } from './focus-box.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const touched = ['GET /magazine/', 'GET /texts/']

const fieldsOf = (words: Words, authors: readonly { key: string; name: string }[]): RecordField[] => [
  { as: 'texts', name: 'title', within: 'texts', label: words.posts.postTitle, fits: 70 },
  { as: 'texts', name: 'summary', within: 'texts', label: words.posts.summary, rows: 3, fits: 200 },
  { as: 'texts', name: 'body', within: 'texts', label: words.posts.body, rows: 12, markdown: true },
  { as: 'texts', name: 'slug', within: 'texts', label: words.posts.slug, left: true },
  {
    as: 'choice',
    name: 'author',
    label: words.posts.columns.author,
    options: authors.map(({ key, name }) => ({ value: key, text: name })),
    required: true,
  },
  { as: 'day', name: 'published_on', label: words.posts.day, hint: words.posts.dayHint },
  { as: 'choice', name: 'theme', label: words.theme, options: themeOptions(words) },
  { as: 'own', name: 'focus', label: words.posts.focus, box: FocusBox, ...focus },
  { as: 'own', name: 'products', label: words.titles, box: TitlesBox, ...numbers },
  {
    as: 'own',
    name: 'activities',
    label: words.posts.activities,
    hint: words.posts.activitiesHint,
    box: ActivitiesBox,
    ...numbers,
  },
  { as: 'text', name: 'key', label: words.menu.key, hint: words.menu.keyHint, required: true },
]

/** A post: who wrote it, its day, its picture, its titles and its words. */
export function Screen() {
  const { post: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /magazine/:post/', { params: { post: Number(id) } }, { enabled: !fresh })
  const authors = useCall('GET /magazine/authors/')
  const may = useMay('magazine.write')
  if (!authors.data) return null
  return (
    <RecordPane
      list="/magazine"
      row={id}
      title={fresh ? words.posts.new : read.data?.texts[language].title || read.data?.texts.es.title || ''}
      fields={fieldsOf(words, authors.data.items)}
      blank={{ author: authors.data.items[0]?.key, theme: 'tiling', focus: { x: 50, y: 50 }, products: [], activities: [] }}
      read={read}
      post="POST /magazine/"
      put="PUT /magazine/:post/"
      param="post"
      touches={touched}
      may={may}
      head={
        !fresh && read.data && <Acts id={Number(id)} title={read.data.texts[language].title} published={read.data.published} />
      }
    />
  )
}

function Acts({ id, title, published }: { id: number; title: string; published: boolean }) {
  const { posts: words, toTexts } = useWords(editorWords)
  const language = useLanguage()
  const may = useMay('magazine.publish')
  const tell = useNotice()
  const show = useAct('POST /magazine/:post/publish/', touched)
  const hide = useAct('POST /magazine/:post/unpublish/', touched)
  const done = { onError: ({ message }: { message: string }) => tell({ text: message, kind: 'fault' as const }) }
  return (
    <>
      {may && !published && (
        <ActButton kind="main" busy={show.isPending} onAct={() => show.mutate({ params: { post: id } }, done)}>
          {words.publish}
        </ActButton>
      )}
      {may && published && (
        <ActButton
          busy={hide.isPending}
          onAct={() =>
            hide.mutate(
              { params: { post: id } },
              {
                ...done,
                onSuccess: () => tell({ text: words.hidden, undo: () => show.mutate({ params: { post: id } }, done) }),
              },
            )
          }
        >
          {words.hide}
        </ActButton>
      )}
      <Link className="button" data-kind="quiet" to={`/translate/post/${id}/es`}>
        {toTexts}
      </Link>
      {published && (
        <a
          className="button"
          data-kind="quiet"
          href={`/${language}/magazine/${slugOf(title)}/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.see}
        </a>
      )}
    </>
  )
}
