import { Form } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Field } from '../ui/form.tsx'

/** Asks for a place; an address of its own for each answer, so that it works without scripts and can be kept. */
export function FinderForm({ asked = '', unknown }: { asked?: string; unknown?: string | undefined }) {
  const { stores } = useMessages()
  const language = useLanguage()
  return (
    <Form method="get" action={pathTo('store-finder', language)} className="store-finder">
      <Field
        key={asked}
        name="near"
        label={stores.nearLabel}
        hint={stores.nearHint}
        defaultValue={asked}
        autoComplete="postal-code"
        maxLength={80}
        required
        outcome={unknown ? { detail: null, errors: { near: unknown }, values: { near: asked } } : undefined}
      />
      <button type="submit" className="button">
        {stores.find}
      </button>
    </Form>
  )
}
