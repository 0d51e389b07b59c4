import type { contact as es } from '../es/contact.ts'

export const contact: typeof es = {
  title: 'Contact us',
  text: {
    libraries: 'To open an account, ask for a quotation or anything else. A bookseller from the library team will reply.',
    companies: 'To open an account, ask for a quotation or plan corporate gifts. Someone from the shop will reply.',
  },
  kind: 'What is your message about?',
  kinds: {
    account: 'Opening an account',
    quote: 'A quotation',
    order: 'An existing order',
    other: 'Something else',
  },
  institution: { libraries: 'Library', companies: 'Company', general: 'Institution or company' },
  name: 'Full name',
  email: 'E-mail',
  phone: 'Telephone',
  message: 'Message',
  messageHint: {
    libraries: 'Between 20 and 4,000 characters. If you already have a contract or lots, please tell us which.',
    companies: 'Between 20 and 4,000 characters. Giving the quantity, date and budget helps us reply sooner.',
    general: 'Between 20 and 4,000 characters.',
  },
  accept: 'I have read and accept the',
  policy: 'privacy policy',
  send: 'Send message',
}
