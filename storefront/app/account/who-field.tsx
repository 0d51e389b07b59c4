import { type CustomerKind, type WhoField as Name, whoFields } from '#modules/people/customers/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { Field, type FormOutcome } from '../ui/form.tsx'

const completed: Record<Name, string> = {
  company: 'organization',
  library: 'organization',
  contact_person: 'name',
  name: 'given-name',
  surnames: 'family-name',
}

/** The fields of all kinds of customer, in the order in which a form shows them. */
export const allWhoFields = Object.keys(completed) as Name[]
export const isAsked = (field: Name, kind: CustomerKind): boolean => (whoFields[kind] as readonly Name[]).includes(field)

/** One of the fields that say who is behind an account (U-12). */
export function WhoField({
  field,
  outcome,
  defaultValue,
}: {
  field: Name
  outcome: FormOutcome | undefined
  defaultValue?: string
}) {
  const { account } = useMessages()
  const { company, library, contactPerson, name, surnames } = account
  const labels: Record<Name, string> = { company, library, contact_person: contactPerson, name, surnames }
  return (
    <Field name={field} label={labels[field]} autoComplete={completed[field]} outcome={outcome} defaultValue={defaultValue} />
  )
}
