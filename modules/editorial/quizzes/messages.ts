import type { Language } from '#kernel/language.ts'

const es = {
  'quizzes.unknown': 'No encontramos este cuestionario.',
  'quizzes.unknown_profile': 'No encontramos este perfil.',
  'quizzes.answer_all': 'Tiene que contestar a todas las preguntas.',
  'quizzes.same_key': 'Cada perfil lleva una clave y una dirección propias.',
  'quizzes.one_source': 'Cada perfil lleva o una categoría de regalos o una búsqueda guardada.',
  'quizzes.unreachable': 'Hay un perfil al que no lleva ninguna combinación de respuestas.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'quizzes.unknown': 'No trobem aquest qüestionari.',
  'quizzes.unknown_profile': 'No trobem aquest perfil.',
  'quizzes.answer_all': 'Heu de respondre totes les preguntes.',
  'quizzes.same_key': 'Cada perfil porta una clau i una adreça pròpies.',
  'quizzes.one_source': 'Cada perfil porta o una categoria de regals o una cerca desada.',
  'quizzes.unreachable': 'Hi ha un perfil al qual no porta cap combinació de respostes.',
}
const en: Messages = {
  'quizzes.unknown': 'We cannot find this quiz.',
  'quizzes.unknown_profile': 'We cannot find this profile.',
  'quizzes.answer_all': 'You must answer all the questions.',
  'quizzes.same_key': 'Each profile has a key and an address of its own.',
  'quizzes.one_source': 'Each profile has either a gift category or a saved query.',
  'quizzes.unreachable': 'There is a profile that no answers lead to.',
}

export const quizMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
