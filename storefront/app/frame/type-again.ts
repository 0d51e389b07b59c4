import { type Kept, type Typed, typable, typedKey } from '../site/keep-typed.ts'

type Control = ReturnType<typeof typable>[number]['control']

/** Milliseconds in which a form of a page may still appear. */
const longestWait = 10_000

/** What is kept for who is here now, once; null where nothing is. */
function takeTyped(user: string | undefined): Kept | null {
  const kept = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as Kept | null
  if (!kept || (kept.of && !user)) return null
  sessionStorage.removeItem(typedKey)
  return (kept.of ? kept.of === user : kept.path === location.pathname) ? kept : null
}

/** Types what is kept, each in its place as it appears: a choice may bring fields, and a basket its form. */
export function typeAgain(user: string | undefined) {
  const kept = takeTyped(user)
  if (kept) typeInto(kept)
}

function typeInto({ path, typed }: Kept) {
  let left = typed
  const watch = new MutationObserver(type)
  watch.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => watch.disconnect(), longestWait)
  type()

  function type() {
    // Who signed in again is still on the way there.
    if (location.pathname !== path) return
    const here = typable()
    const later: Typed[] = []
    for (const each of left) {
      const place = here.findIndex(({ form, control }) => form === each.form && isOf(control, each))
      // Of controls of one name each takes its own.
      const [found] = place < 0 ? [] : here.splice(place, 1)
      if (found) put(found.control, each)
      else later.push(each)
    }
    left = later
    if (left.length === 0) watch.disconnect()
  }
}

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

const isOf = (control: Control, { name, value }: Typed) =>
  control.name === name && (!isChoice(control) || control.value === value)

/** As a hand does it, so that whatever listens hears it. Where somebody is typing again stays theirs. */
function put(control: Control, { value, checked = false }: Typed) {
  if (isChoice(control)) {
    if (control.checked === checked || (control.type === 'radio' && !checked) || control.disabled) return
    control.click()
  } else {
    if (control.value === value || control === document.activeElement) return
    // React compares with what it set by the control's own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  control.closest('details')?.setAttribute('open', '')
}
