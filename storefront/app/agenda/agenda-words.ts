import { agenda as ca } from '../messages/ca/agenda.ts'
import { agenda as en } from '../messages/en/agenda.ts'
import { agenda as es } from '../messages/es/agenda.ts'
import { useLanguage } from '../messages/messages.tsx'

export const agendaWords = { es, ca, en }

/** The words of the agenda: they come with its screens, so that no other page carries them. */
export const useAgenda = () => agendaWords[useLanguage()]
