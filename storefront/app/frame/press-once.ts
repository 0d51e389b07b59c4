/** Milliseconds within which a key counts as pressed twice at once: a little more than until one that is held down is told again. */
const atOnceMs = 700

/** What sends something, keeps it or takes it back. */
const acts = '[type=submit], [aria-pressed], .heart'
/** What counts press by press: a stepper, and what takes back one after the other. */
const eachPress = '.stepper, [data-each-press]'

/**
 * The second press of a double one comes on a busy phone before the button is drawn as disabled, and is none of its own: sent twice, what had
 * just been done was refused, a copy lay in the basket twice, and a favourite was kept and taken away. A browser counts clicks alone; Enter and the space
 * bar, of which it makes a click of the button, are counted here, until something else is typed.
 */
export function pressOnce(): void {
  let last: Element | null
  let at = 0
  const refuse = (event: MouseEvent) => {
    const button = (event.target as Element).closest(acts)
    if (!button || button.closest(eachPress)) return
    const { detail, timeStamp } = event
    const again = detail ? detail > 1 : last === button && timeStamp - at < atOnceMs
    if (!detail) {
      last = button
      at = timeStamp
    }
    if (!again) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', refuse, true)
  addEventListener('input', () => (last = null), true)
}
