import type { RefusalCode } from '#kernel/errors.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { addError, type FieldErrors, missing } from '#modules/people/customers/field-errors.ts'
import { emailErrors, isPhone } from '#modules/people/customers/personal-rules.ts'
import { contactTopics, longestAnswer, longestMessage, type SendMessage, shortestMessage } from './contract.ts'

/** What libraries and companies write: who they are belongs to it (L-18). */
function tradeErrors(errors: FieldErrors, { name, institution, email, message }: SendMessage): RefusalCode {
  addError(errors, 'name', missing(name))
  addError(errors, 'institution', missing(institution), [institution.length > 160, 'contact.too_long'])
  emailErrors(errors, email)
  addError(errors, 'message', missing(message), [message.length < shortestMessage, 'contact.message_short'])
  return 'customer.privacy_required'
}

/** What everybody writes, with the sentences of T-17; a job application has no topic (T-21). */
function openErrors(errors: FieldErrors, { subject, kind, name, email, message }: SendMessage): RefusalCode {
  addError(errors, 'kind', [subject !== 'job' && !(contactTopics as readonly string[]).includes(kind), 'contact.invalid_topic'])
  addError(errors, 'name', [name === '', 'contact.invalid_name'])
  addError(errors, 'email', [!isEmail(email), 'contact.invalid_email'])
  addError(errors, 'message', [message.length < shortestMessage, 'contact.invalid_message'])
  return 'contact.privacy_required'
}

/** What is wrong with a message, by the rules of the page that it was written on (L-18, T-16, T-17). */
export function errorsOf(written: SendMessage): FieldErrors {
  const errors: FieldErrors = {}
  const trade = written.subject === 'libraries' || written.subject === 'companies'
  const privacyRequired = (trade ? tradeErrors : openErrors)(errors, written)
  addError(errors, 'name', [written.name.length > 120, 'contact.too_long'])
  addError(errors, 'phone', [written.phone !== '' && !isPhone(written.phone), 'customer.phone_invalid'])
  addError(errors, 'message', [written.message.length > longestMessage, 'contact.message_long'])
  for (const field of ['training', 'experience', 'knowledge'] as const)
    addError(errors, field, [written[field].length > longestAnswer, 'contact.answer_long'])
  addError(errors, 'institution', [written.institution.length > 160, 'contact.too_long'])
  addError(errors, 'privacy_accepted', [!written.privacy_accepted, privacyRequired])
  return errors
}
