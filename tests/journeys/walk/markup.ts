import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

const headings = 'h1, h2, h3, h4, h5, h6'
/** A section or article without a heading and without a name stands in no outline; what needs neither is a div. */
class Headed extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const node of document.querySelectorAll('section, article'))
        if (!node.querySelector(headings) && !node.hasAttribute('aria-label') && !node.hasAttribute('aria-labelledby'))
          this.report({ node, message: `<${node.tagName}> has no heading` })
    })
  }
}

/** The roles that ARIA in HTML lets an input have beside its own, by type; every other type has its own alone. */
const rolesOf: Record<string, readonly string[]> = {
  text: ['combobox', 'searchbox', 'spinbutton'],
  checkbox: ['menuitemcheckbox', 'option', 'switch', 'button'],
  radio: ['menuitemradio'],
}
class InputRole extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const node of document.querySelectorAll('input[role]')) {
        const type = node.getAttributeValue('type') ?? 'text'
        const role = node.getAttributeValue('role') ?? ''
        if (!rolesOf[type]?.includes(role)) this.report({ node, message: `role ${role} on an input of type ${type}` })
      }
    })
  }
}

/** What the HTML standard asks for, and nothing of taste. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [{ name: 'walk', rules: { 'walk/headed': Headed, 'walk/input-role': InputRole } }],
    extends: ['html-validate:standard'],
    rules: {
      'walk/headed': 'error',
      'walk/input-role': 'error',
      'empty-title': 'error',
      'input-attributes': 'error',
      'missing-doctype': 'error',
      'no-missing-references': 'error',
      'no-redundant-role': 'error',
    },
  }),
)

/** Where the markup of a page breaks the HTML standard. */
export async function faultsOfMarkup(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} at ${selector}`))
}
