import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { GalleryBox, pictures } from './gallery-box.tsx'
import { editorWords } from './words.ts'

/** The pictures on the page of the café, in their order. */
export function Screen() {
  const { gallery: words, themes } = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const tell = useNotice()
  const may = useMay('cafe.change')
  const { data, error, refetch } = useCall('GET /cafe/gallery/')
  const put = useAct('PUT /cafe/gallery/', ['GET /cafe/gallery/', 'GET /texts/'])
  const save = async (body: Record<string, unknown>) => {
    await put.submit({ body })
    tell({ text: kit.saved })
  }
  return (
    <DetailPane title={words.title} list="/cafe" row="gallery">
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && may && (
        <RecordForm
          name="café gallery"
          fields={[{ as: 'own', name: 'pictures', label: words.pictures, box: GalleryBox, ...pictures }]}
          record={data}
          save={save}
          refusal={put.error}
          busy={put.isPending}
        />
      )}
      {data && !may && (
        <ol>
          {data.pictures.map(({ theme, captions }) => (
            <li key={theme + captions.es}>{captions[language] || captions.es || themes[theme as keyof typeof themes]}</li>
          ))}
        </ol>
      )}
    </DetailPane>
  )
}
