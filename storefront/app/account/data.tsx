import { useMemo } from 'react'
import { Form, useLoaderData } from 'react-router'
import { whoFields } from '#modules/people/customers/contract.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type DataContent, type DataOutcome, loadData, saveData } from './data-work.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'
import { WhoField } from './who-field.tsx'

export const loader = serverHandler(loadData)
export const clientLoader = Object.assign(browserHandler(loadData), { hydrate: true as const })
export const action = serverHandler(saveData)
export const clientAction = browserHandler(saveData)

export default function Data() {
  const page = useLoaderData() as Inside<DataContent>
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.data.title}>
      {(content) => <DataPage {...content} />}
    </PrivateScreen>
  )
}

function DataPage({ data, countries }: DataContent) {
  const answer = useAnswer<DataOutcome>()
  const { account } = useMessages()
  const { area } = usePrivateMessages()
  const done = answer && 'message' in answer ? answer : undefined
  const outcome = answer && !('message' in answer) ? answer : undefined
  const { kind } = data
  return (
    <>
      {area.data.intro[kind] && <p className="lead">{area.data.intro[kind]}</p>}
      {kind !== 'private' && <p>{area.data.recheck}</p>}
      {!data.activated && <p className="message">{area.data.waiting}</p>}
      <Saved text={done?.message} />
      {data.pending_email && <p className="message">{area.data.pending({ email: data.pending_email })}</p>}
      {!data.verified && !data.pending_email && (
        <Form method="post" className="message account-unverified">
          <p>{area.data.unverified}</p>
          <button type="submit" name="intent" value="letter" className="text-button">
            {area.data.sendAgain}
          </button>
        </Form>
      )}
      <Form method="post" className="form" noValidate key={data.pending_email ?? ''}>
        <ErrorSummary outcome={outcome} />
        <div className="form-columns">
          {whoFields[kind].map((field) => (
            <WhoField key={field} field={field} outcome={outcome} defaultValue={data[field]} />
          ))}
          <Field
            name="email"
            type="email"
            label={account.email}
            autoComplete="email"
            hint={area.data.emailHint}
            outcome={outcome}
            defaultValue={data.email}
          />
          <Field name="phone" type="tel" label={account.phone} autoComplete="tel" outcome={outcome} defaultValue={data.phone} />
          <Countries outcome={outcome} countries={countries} value={data.country} />
          <Field name="nif" label={area.data.taxId[kind]} autoComplete="off" outcome={outcome} defaultValue={data.nif} />
        </div>
        <Check name="newsletter" outcome={outcome} defaultChecked={data.newsletter}>
          {account.newsletter}
        </Check>
        <p className="form-actions">
          <Submit>{area.data.save}</Submit>
        </p>
      </Form>
    </>
  )
}

function Countries({
  countries,
  value,
  outcome,
}: {
  countries: readonly string[]
  value: string
  outcome: Parameters<typeof Field>[0]['outcome']
}) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const named = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language))
  }, [countries, language])
  return (
    <Field name="country" label={area.data.country} autoComplete="country" outcome={outcome} defaultValue={value}>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Field>
  )
}
