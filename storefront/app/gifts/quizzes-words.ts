import { quizzes as ca } from '../messages/ca/quizzes.ts'
import { quizzes as en } from '../messages/en/quizzes.ts'
import { quizzes as es } from '../messages/es/quizzes.ts'
import { useLanguage } from '../messages/messages.tsx'

export const quizzesWords = { es, ca, en }

/** The words of the quizzes: they come with its screens, so that no other page carries them. */
export const useQuizzes = () => quizzesWords[useLanguage()]
