import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { useColleagueFields } from './colleague-fields.ts'
import { houseWords } from './words.ts'

const blank = { roles: [] }

/** Somebody new of the shop, who is written a link to choose a password. */
export function Screen() {
  const { colleagues: words } = useWords(houseWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const fields = useColleagueFields()
  const make = useAct('POST /users/', ['GET /users/'])
  return (
    <DetailPane title={words.new} list="/colleagues" row="new">
      <RecordForm
        name="new colleague"
        fields={[{ as: 'email', name: 'email', label: words.email, hint: words.inviteHint, required: true }, ...fields]}
        record={blank}
        save={async (body) => {
          const { id } = await make.submit({ body })
          tell({ text: words.invited })
          void navigate(`/colleagues/${id}`)
        }}
        refusal={make.error}
        busy={make.isPending}
        submit={words.invite}
      />
    </DetailPane>
  )
}
