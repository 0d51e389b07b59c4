export const pins = {
  mark: 'Elegido por la librería',
  note: 'Los marcados «Elegido por la librería» van primero porque así lo decidió nuestro equipo: nadie paga por ese lugar.',
}
