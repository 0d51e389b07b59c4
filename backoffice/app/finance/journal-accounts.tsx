import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { booksWords } from './books-words.ts'

type Account = Answer<'GET /journal-accounts/'>['items'][number]

/** The accounts of the journal, each by what it is for. */
export function JournalAccounts() {
  const { journal: words } = useWords(booksWords)
  const may = useMay('invoice.export')
  const { data } = useCall('GET /journal-accounts/', undefined, { enabled: may })
  if (!data) return null
  return (
    <Section title={words.accounts}>
      <p className="quiet">{words.accountsText}</p>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{words.use}</th>
            <th scope="col">{words.account}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((account) => (
            <Row key={`${account.role} ${account.version}`} of={account} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Row({ of: { role, account, version } }: { of: Account }) {
  const { journal: words } = useWords(booksWords)
  const may = useMay('journal.change')
  const tell = useNotice()
  const [written, setWritten] = useState(account)
  const save = useAct('PUT /journal-accounts/:role/', ['GET /journal-accounts/'])
  const done = {
    onSuccess: () => tell({ text: words.saved }),
    onError: (refusal: { message: string }) => tell({ text: refusal.message, kind: 'fault' as const }),
  }
  return (
    <tr>
      <th scope="row">{words.uses[role]}</th>
      <td>
        {may ? (
          <>
            <input
              className="filter"
              inputMode="numeric"
              maxLength={12}
              aria-label={words.uses[role]}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />{' '}
            {written !== account && (
              <ActButton
                busy={save.isPending}
                onAct={() => save.mutate({ params: { role }, body: { account: written, version } }, done)}
              >
                {words.save}
              </ActButton>
            )}
          </>
        ) : (
          account
        )}
      </td>
    </tr>
  )
}
