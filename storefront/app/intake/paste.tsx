import { Form, Link, useLoaderData } from 'react-router'
import type { Reading } from '#modules/libraries/intake/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { FileField } from './file-field.tsx'
import { actOnPaste, loadPaste, type PasteContent, type PasteOutcome } from './paste-work.ts'
import { ReadTable } from './read-table.tsx'
import { UnknownTable } from './unknown-table.tsx'
import { UnreadLines } from './unread-lines.tsx'

export const loader = serverHandler(loadPaste)
export const clientLoader = Object.assign(browserHandler(loadPaste), { hydrate: true as const })
export const action = serverHandler(actOnPaste)
export const clientAction = browserHandler(actOnPaste)

/** Anything pasted or dropped becomes lines of an order list (idea 5). */
export default function Paste() {
  const page = useLoaderData() as Inside<PasteContent>
  const failed = useAnswer<PasteOutcome>()
  const { intake } = usePrivateMessages()
  const reading = page.content?.reading
  return (
    <PrivateScreen page={page} title={reading ? intake.paste.result : intake.paste.title}>
      {(content) =>
        content.reading ? (
          <Result key={content.reading.reading} reading={content.reading} asked={content.asked} failed={failed} />
        ) : (
          <PasteForm failed={failed} />
        )
      }
    </PrivateScreen>
  )
}

function PasteForm({ failed }: { failed: PasteOutcome | undefined }) {
  const {
    intake: { paste },
  } = usePrivateMessages()
  const outcome = failed?.outcome
  return (
    <>
      <p className="lead">{paste.lead}</p>
      <Form method="post" encType="multipart/form-data" className="form intake-form" noValidate>
        <ErrorSummary outcome={outcome} />
        <WrittenField name="text" label={paste.text} hint={paste.textHint} rows={12} outcome={outcome} />
        <FileField
          name="file"
          label={paste.file}
          hint={paste.fileHint}
          accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,.mrc,.iso,.xml,.eml"
          outcome={outcome}
        />
        <p className="form-actions">
          <Submit intent="read">{paste.read}</Submit>
        </p>
      </Form>
    </>
  )
}

function Result({ reading, asked, failed }: { reading: Reading; asked: number; failed: PasteOutcome | undefined }) {
  const language = useLanguage()
  const {
    intake: { paste },
  } = usePrivateMessages()
  const { counts, lines } = reading
  const known = lines.filter(({ state }) => state !== 'unknown')
  return (
    <div className="ledger-wide intake-result">
      <p className="lead">
        {paste.counts(counts)}
        {reading.name && <> · {paste.from({ name: reading.name })}</>}
      </p>
      <p>
        <Link to={pathTo('private-paste', language)}>{paste.again}</Link>
      </p>
      {asked > 0 && (
        <div className="message message-good" role="status">
          <p>
            {paste.askedNow({ count: asked })} <Link to={pathTo('private-requests', language)}>{paste.toRequests}</Link>
          </p>
        </div>
      )}
      {reading.taken && <Saved text={paste.taken} />}
      {reading.taken && (
        <p>
          <Link className="button" to={pathTo('private-order-entry', language)}>
            {paste.toList}
          </Link>
        </p>
      )}
      {known.length > 0 && !reading.taken && (
        <Form method="post" id="intake-take" className="form" noValidate>
          {failed?.intent === 'take' && <ErrorSummary outcome={failed.outcome} />}
          <input type="hidden" name="reading" value={reading.reading} />
          <ReadTable lines={lines} counts={counts} state="choose" />
          <ReadTable lines={lines} counts={counts} state="found" />
          <p className="form-actions intake-take">
            <Submit intent="take">{paste.take}</Submit>
            <span className="quiet">{paste.copiesHint}</span>
          </p>
        </Form>
      )}
      {counts.unknown > 0 && <UnknownTable reading={reading} failed={failed?.intent === 'ask' ? failed.outcome : undefined} />}
      {counts.unread > 0 && <UnreadLines reading={reading} />}
    </div>
  )
}
