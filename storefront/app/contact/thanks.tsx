import { useLocation } from 'react-router'
import { matchPath } from '#screens/addresses.ts'
import { Arrived } from './arrived.tsx'
import { useForms } from './form-words.ts'

/** After a form that arrived (T-18, T-19, T-21). */
export default function Thanks() {
  const forms = useForms()
  const screen = matchPath(useLocation().pathname)?.key
  return <Arrived {...(forms.thanks[screen as keyof typeof forms.thanks] ?? forms.thanks['contact-thanks'])} />
}
