import { largestSrc, sentPictureSrc } from '#kernel/renditions.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { PictureBox, picture } from '../kit/picture-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { plan } from './outline.ts'
import { editorWords } from './words.ts'

/** What lies below the places on a drawing of the plan, where a picture of it was sent. */
export function PlanPicture() {
  const { data } = useCall('GET /plan/')
  if (!data?.picture) return null
  const { key, width } = data.picture
  return <image href={largestSrc(sentPictureSrc(key), width)} {...plan} pointerEvents="none" />
}

/** The picture of the plan beside its list: chosen, said what it shows, taken away. */
export function PlanPicturePane() {
  const { plan: words } = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const may = useMay('place.change')
  const tell = useNotice()
  const { data, error, refetch } = useCall('GET /plan/')
  const change = useAct('PUT /plan/', ['GET /plan/'])
  const fields: RecordField[] = [
    {
      as: 'own',
      name: 'picture',
      label: words.picture,
      hint: words.pictureHint(plan.width, plan.height),
      box: PictureBox,
      ...picture,
    },
  ]
  return (
    <DetailPane title={words.picture} list="/plan" row="picture">
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && may && (
        <RecordForm
          name="plan picture"
          fields={fields}
          record={data}
          save={async (body) => {
            await change.submit({ body })
            tell({ text: kit.saved })
          }}
          refusal={change.error}
          busy={change.isPending}
        />
      )}
    </DetailPane>
  )
}
