import { applicationWeeks } from '#kernel/facts.ts'
import type { forms as es } from '../es/forms.ts'

export const forms: typeof es = {
  topicPlaceholder: 'Select',
  topic: 'Topic',
  topics: {
    shipping: 'Delivery',
    returns: 'Returns and refunds',
    order_problems: 'Order problems',
    stock: 'Product and stock',
    payment: 'Payment and promotions',
    technical: 'Technical support',
  },
  hint: 'Between 20 and 4,000 characters. If your message is about an order, please give the order number.',
  asksAbout: ({ title, ean }: { title: string; ean: string }) =>
    `I would like to know whether you can get “${title}” (EAN ${ean}) and how long it would take.`,
  jobHint: 'Between 20 and 4,000 characters. Tell us what you would like to do here and why.',
  letter: 'Covering letter',
  training: 'Education and training',
  experience: 'Work experience',
  knowledge: 'Other skills',
  answerHint: 'Up to 2,000 characters.',
  knowledgeHint: 'Languages, software, crafts and so on. Up to 2,000 characters.',
  website: 'Leave this field empty',
  sendJob: 'Send application',
  formTitle: 'Contact us',
  formText: 'You’ll hear from a real person, usually the same working day.',
  jobTitle: 'Your application',
  jobText: 'Only the shop’s management will read it. You do not need to send a CV: these answers are enough.',
  hours: 'Opening hours',
  thanks: {
    'contact-thanks': {
      title: 'We have received your message',
      text: 'Thank you for getting in touch. We have e-mailed you a copy of your message. You’ll hear from a real person, usually the same working day.',
    },
    'customer-service-thanks': {
      title: 'We have received your question',
      text: 'Thank you for contacting customer service. We have e-mailed you a copy with a reference number; please quote it if you call us.',
    },
    'job-thanks': {
      title: 'We have received your application',
      text: `Thank you for your interest in working with us. We will read your application carefully. If there is a suitable vacancy, we will contact you within ${applicationWeeks} weeks; if not, we will keep your application for a year and then delete it.`,
    },
  },
  home: 'Back to the home page',
  meanwhile: 'In the meantime',
  next: {
    agenda: 'What’s on at the palace',
    magazine: 'Latest from the magazine',
    'book-new': 'New books',
  },
  getsTitle: 'What you will receive',
  gets: [
    'First, an e-mail asking you to confirm your address. We will not send you anything else until you do.',
    'Once you have confirmed, a code for 5% off your first order.',
    'Then one newsletter a month: new arrivals, what’s on at the palace and a book we recommend.',
    'Every newsletter includes a link to unsubscribe. We never share your address.',
  ],
  endsTitle: 'What happens next',
  ends: [
    'If you receive our newsletter, we stop sending it straight away. You do not need an account.',
    'If you ask us to delete your data, we check that the address is yours and reply within a month, as the General Data Protection Regulation requires.',
    'We cannot delete invoices: by law we must keep them for six years, and we do not use them for anything else.',
    'If you have an account, you can download a copy of your data or delete the account at any time under “Privacy”.',
  ],
}
