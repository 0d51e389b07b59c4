import type { matter as es } from '../es/matter.ts'

export const matter: typeof es = {
  contents: 'Índex',
  awards: 'Premis',
  press: 'El que n’ha escrit la premsa',
}
