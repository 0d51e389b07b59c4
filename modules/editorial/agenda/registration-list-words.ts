import type { Localized } from '#kernel/language.ts'
import type { RegistrationRow } from './registrations.sql.ts'

interface Words {
  headings: readonly [string, string, string, string, string, string, string]
  states: Record<RegistrationRow['state'], string>
}

export const words: Localized<Words> = {
  es: {
    headings: ['Nombre', 'Plazas', 'Estado', 'Correo', 'Teléfono', 'Inscripción', 'Acompañantes'],
    states: { held: 'a la espera del pago', confirmed: 'con plaza', waiting: 'en espera', cancelled: 'anulada' },
  },
  ca: {
    headings: ['Nom', 'Places', 'Estat', 'Correu', 'Telèfon', 'Inscripció', 'Acompanyants'],
    states: { held: 'a l’espera del pagament', confirmed: 'amb plaça', waiting: 'en espera', cancelled: 'anul·lada' },
  },
  en: {
    headings: ['Name', 'Places', 'Status', 'E-mail', 'Telephone', 'Registered', 'Companions'],
    states: { held: 'awaiting payment', confirmed: 'has a place', waiting: 'waits', cancelled: 'cancelled' },
  },
}
