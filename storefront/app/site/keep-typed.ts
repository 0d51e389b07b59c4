/** Under which name the tab keeps it. */
export const typedKey = 'typed'

/** What stands in a control of a form: of the how manieth form of its page, its name, its value, and whether it is chosen. */
export interface Typed {
  form: number
  name: string
  value: string
  checked?: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is kept, the page it was typed into, and who is to find it there: whose session ended meanwhile; absent where that is whoever comes. */
export interface Kept {
  path: string
  typed: Typed[]
  of?: string | undefined
}

/** The controls of a page's forms that a visitor fills in. Passwords, proofs of a person and files are of one page alone. */
export const typable = (): { form: number; control: Control }[] =>
  [...document.querySelectorAll<HTMLFormElement>(':is(.form, .desk form)[method=post]')].flatMap(({ elements }, form) =>
    [...elements].flatMap((element) => {
      const control = element as Control
      return control.name && !/password|captcha|website/.test(control.name) && !/hidden|submit|file|fieldset/.test(control.type)
        ? [{ form, control }]
        : []
    }),
  )

/** Keeps what was typed for the same page in another language, which is a document of its own, or until who typed it has signed in again. */
export const keepTyped = (path: string, of?: string) => {
  const typed = typable().map(({ form, control }) => ({
    form,
    name: control.name,
    value: control.value,
    checked: (control as HTMLInputElement).checked,
  }))
  if (of || typed.length > 0) sessionStorage.setItem(typedKey, JSON.stringify({ path, typed, of } satisfies Kept))
}
